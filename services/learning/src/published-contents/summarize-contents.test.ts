import { summarizeContents } from './summarize-contents.ts';

const title = (en: string) => ({ en, bn: '' });
const lesson = (en: string, duration_seconds: number, status: 'open' | 'login' | 'paid' = 'paid') => ({
  title: title(en),
  status,
  duration_seconds,
});

it('sums the lessons and counts those without a price, videos at YouTube included', () => {
  const lessons = [lesson('Am', 60, 'open'), lesson('G7', 90, 'login'), lesson('Song', 200)];
  expect(summarizeContents(lessons, [{ title: title('Trailer') }])).toEqual({
    lessonTitles: ['Am', 'G7', 'Song', 'Trailer'].map(title),
    freeLessonCount: 3,
    totalSeconds: 350,
  });
});

it('states no length if a lesson has none', () => {
  expect(summarizeContents([lesson('Am', 60), lesson('G7', 0)], []).totalSeconds).toBe(0);
  expect(summarizeContents([], []).totalSeconds).toBe(0);
});
