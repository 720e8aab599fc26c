import { startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const free = (courseId: string, freeLessonId: string, youtube = 'https://youtu.be/dQw4w9WgXcQ') => ({
  courseId,
  freeLessonId,
  youtube,
  title: { en: 'Your first chord', bn: 'প্রথম কর্ড' },
});
const listShownLessons = async (courseId: string) => {
  const { freeLessons } = await system.visitor().listLessons({ courseId, viewerSession: '' });
  return freeLessons.map(({ id, youtubeId, position }) => [id, youtubeId, position]);
};

describe('a lesson at YouTube', () => {
  it('is visible to everyone at once, in the order of creation', async () => {
    expect(await listShownLessons('c1')).toEqual([]);
    await system.admin().addFreeLesson(free('c1', 'f1'));
    await system
      .as('uploader', 'content')
      .addFreeLesson(free('c1', 'f2', 'https://www.youtube.com/watch?v=abcdefghijk'));
    expect(await listShownLessons('c1')).toEqual([
      ['f1', 'dQw4w9WgXcQ', 1],
      ['f2', 'abcdefghijk', 2],
    ]);
    expect(await listShownLessons('c2')).toEqual([]);
  });

  it('an editor removes one, a repeat changes nothing, and the others keep their places', async () => {
    for (const id of ['r1', 'r2', 'r3']) await system.admin().addFreeLesson(free('c9', id));
    await system.admin().removeFreeLesson({ freeLessonId: 'r2' });
    await system.admin().removeFreeLesson({ freeLessonId: 'r2' });
    expect((await listShownLessons('c9')).map(([id]) => id)).toEqual(['r1', 'r3']);
    const refused = { kind: 'forbidden' };
    await expect(system.as('mitu', 'student').removeFreeLesson({ freeLessonId: 'r1' })).rejects.toMatchObject(
      refused,
    );
    const bound = system.as('uploader', 'content', { instructor: 'somebody' });
    await expect(bound.removeFreeLesson({ freeLessonId: 'r1' })).rejects.toMatchObject(refused);
    expect((await listShownLessons('c9')).map(([id]) => id)).toEqual(['r1', 'r3']);
  });

  it('is added once when the call is repeated', async () => {
    await Promise.all([1, 2, 3].map(() => system.admin().addFreeLesson(free('c3', 'again'))));
    expect(await listShownLessons('c3')).toEqual([['again', 'dQw4w9WgXcQ', 1]]);
  });

  it('needs a YouTube video address, a title and an editor', async () => {
    for (const wrong of [
      free('c4', 'x', 'https://vimeo.com/1'),
      free('c4', 'x', 'https://www.youtube.com/@sargam'),
      { ...free('c4', 'x'), title: { en: ' ', bn: '' } },
    ])
      await expect(system.admin().addFreeLesson(wrong)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(system.as('s').addFreeLesson(free('c4', 'x'))).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await listShownLessons('c4')).toEqual([]);
  });
});
