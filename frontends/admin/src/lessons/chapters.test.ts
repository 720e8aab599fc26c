import { formatChapters, parseChapters } from './chapters.ts';

it('chapters are lines of a time and a title in one or both languages', () => {
  const chapters = [
    { seconds: 0, title: 'Tuning', titleBn: '' },
    { seconds: 65, title: 'First chord', titleBn: 'প্রথম কর্ড' },
    { seconds: 3725, title: 'Song: slow', titleBn: '' },
  ];
  const text = '0:00 Tuning\n1:05 First chord | প্রথম কর্ড\n1:02:05 Song: slow';
  expect(formatChapters(chapters)).toBe(text);
  expect(parseChapters(`${text}\n\n`)).toEqual(chapters);
});

it.each(['Tuning', '1:5 Tuning', '0:00', '0:00 | শিরোনাম'])('the line %j is refused', (line) =>
  expect(parseChapters(`0:00 Start\n${line}`)).toBeUndefined(),
);
