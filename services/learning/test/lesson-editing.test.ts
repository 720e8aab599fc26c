import { openObjectStore } from '@sargam/chassis/objects';
import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);

const editing = (role = 'admin', claims: Record<string, string> = {}) =>
  system.suite.as({ subject: role, roles: [role], claims }).client(LessonServiceDefinition);
const bucket = () => openObjectStore(system.suite.service).bucket('lessons');
const list = async (courseId: string, client = system.visitor(), withArchived = false) =>
  (await client.listLessons({ courseId, viewerSession: 'browser-1', withArchived })).lessons;
const listIds = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ id }) => id);
const addLessons = async (courseId: string, ...ids: string[]) => {
  for (const id of ids) await system.addLesson(courseId, id, LessonStatus.LESSON_STATUS_OPEN);
};
const watch = (lessonId: string) => system.as('student').savePosition({ lessonId, seconds: 60 });

describe('the order of lessons', () => {
  it('is set for all lessons at once, and shown to visitors', async () => {
    await addLessons('c1', 'a', 'b', 'c');
    await editing().reorderLessons({ courseId: 'c1', lessonIds: ['c', 'a', 'b'] });
    expect(await listIds('c1')).toEqual(['c', 'a', 'b']);
    await addLessons('c1', 'd');
    expect(await listIds('c1')).toEqual(['c', 'a', 'b', 'd']);
  });

  it('is refused where it does not name each lesson once', async () => {
    await addLessons('c2', 'e', 'f');
    for (const lessonIds of [['e'], ['e', 'e'], ['e', 'f', 'a'], ['e', 'x']])
      await expect(editing().reorderLessons({ courseId: 'c2', lessonIds })).rejects.toMatchObject({
        kind: 'conflict',
        code: 'lessons-changed',
      });
    expect(await listIds('c2')).toEqual(['e', 'f']);
  });

  it('by two editors at once leaves one of the two orders', async () => {
    await addLessons('c3', 'g', 'h', 'i');
    const orders = [
      ['i', 'h', 'g'],
      ['h', 'i', 'g'],
    ];
    await Promise.all(orders.map((lessonIds) => editing().reorderLessons({ courseId: 'c3', lessonIds })));
    expect(orders).toContainEqual(await listIds('c3'));
  });
});

describe('removing a lesson', () => {
  it('deletes a lesson without progress and its video, and a repeat changes nothing', async () => {
    await bucket().put('raw/own', Buffer.from('a video'));
    await addLessons('c4', 'kept');
    await system.admin().addLesson({
      courseId: 'c4',
      lessonId: 'gone',
      status: LessonStatus.LESSON_STATUS_OPEN,
      title: { en: 'Gone', bn: '' },
      objectKey: 'raw/own',
    });
    expect(await editing().removeLesson({ lessonId: 'gone' })).toEqual({ archived: false });
    expect(await listIds('c4', system.admin(), true)).toEqual(['kept']);
    expect(await bucket().stat('raw/own')).toBeUndefined();
    await expect(editing().removeLesson({ lessonId: 'gone' })).resolves.toEqual({ archived: false });
  });

  it('archives a lesson with progress, which only staff sees until it is restored', async () => {
    await addLessons('c5', 'done', 'open');
    const [address] = await system.addresses(system.visitor(), 'c5');
    if (!address) throw new Error('no address');
    await watch('done');
    expect(await editing().removeLesson({ lessonId: 'done' })).toEqual({ archived: true });
    expect(await listIds('c5')).toEqual(['open']);
    expect(await listIds('c5', system.admin())).toEqual(['open']);
    expect(await listIds('c5', system.visitor(), true)).toEqual(['open']);
    expect(await listIds('c5', system.admin(), true)).toEqual(['done', 'open']);
    await expect(system.visitor().openVideo(address)).rejects.toMatchObject({ code: 'video-not-found' });
    await editing().reorderLessons({ courseId: 'c5', lessonIds: ['open'] });
    await editing().restoreLesson({ lessonId: 'done' });
    expect(await list('c5', system.as('student'))).toMatchObject([
      { id: 'open' },
      { id: 'done', completed: true },
    ]);
  });
});

it('an archived lesson does not count for the progress of a course', async () => {
  for (const id of ['one', 'two']) await system.addLesson('c6', id);
  await system.pay(system.buildPaidOrder('o6', 'buyer', ['c6']));
  await system.enrolled('buyer', 1);
  for (const id of ['one', 'two']) await system.as('buyer').savePosition({ lessonId: id, seconds: 60 });
  await editing().removeLesson({ lessonId: 'one' });
  const [enrolment] = await system.enrolled('buyer', 1);
  expect(enrolment).toMatchObject({ lessonsTotal: 1, lessonsCompleted: 1 });
});

describe('a replaced video', () => {
  it('keeps the progress and the place of the lesson, and removes the earlier file', async () => {
    await bucket().put('raw/old', Buffer.from('old'));
    await bucket().put('raw/new', Buffer.from('new video'), { type: 'video/mp4' });
    await addLessons('c7', 'first');
    await system.admin().addLesson({
      courseId: 'c7',
      lessonId: 'replaced',
      status: LessonStatus.LESSON_STATUS_OPEN,
      title: { en: 'Replaced', bn: '' },
      objectKey: 'raw/old',
      durationSeconds: 60,
    });
    await watch('replaced');
    const video = { objectKey: 'raw/new', originalName: 'new.mp4', durationSeconds: 90 };
    await editing('content').replaceVideo({ lessonId: 'replaced', ...video });
    const [, lesson] = await list('c7', system.as('student'));
    expect(lesson).toMatchObject({ id: 'replaced', completed: true, sizeBytes: 9n, durationSeconds: 90 });
    expect(await bucket().stat('raw/old')).toBeUndefined();
  });

  it('is refused where the file is missing', async () => {
    await addLessons('c8', 'fileless');
    await expect(
      editing().replaceVideo({ lessonId: 'fileless', objectKey: 'raw/none' }),
    ).rejects.toMatchObject({ code: 'video-missing' });
  });
});

describe('the fields of a lesson', () => {
  it('are changed one by one, and shown to everyone', async () => {
    await addLessons('c9', 'music');
    const chapters = { chapters: [{ seconds: 0, title: { en: 'Tuning', bn: 'সুর মেলানো' } }] };
    await editing().updateLesson({
      lessonId: 'music',
      tempoBpm: 92.5,
      metre: '6/8',
      firstBeatMs: 0,
      chapters,
      tempoMap: { changes: [{ beat: 17, bpm: 96 }] },
    });
    await editing().updateLesson({
      lessonId: 'music',
      titleEn: 'Waltz',
      status: LessonStatus.LESSON_STATUS_LOGIN,
    });
    expect(await list('c9')).toMatchObject([
      {
        title: { en: 'Waltz', bn: 'পাঠ' },
        status: LessonStatus.LESSON_STATUS_LOGIN,
        tempoBpm: 92.5,
        metre: '6/8',
        firstBeatMs: 0,
        chapters: chapters.chapters,
        tempoChanges: [{ beat: 17, bpm: 96 }],
      },
    ]);
  });

  it('are refused with the field where they are invalid', async () => {
    await addLessons('c10', 'strict');
    await expect(editing().updateLesson({ lessonId: 'strict', titleEn: 'A' })).rejects.toMatchObject({
      message: 'Please enter a title for the lesson',
      fields: [{ field: 'originalname' }],
    });
    await expect(editing().updateLesson({ lessonId: 'unknown', titleEn: 'Title' })).rejects.toMatchObject({
      kind: 'not_found',
    });
  });
});

describe('captions and score', () => {
  const content = 'WEBVTT\n\n00:01.000 --> 00:04.000\nTune';
  it('are opened with the signature of the video, and named in the list', async () => {
    await addLessons('c11', 'song');
    await bucket().put('raw/song', Buffer.from('<score-partwise/>'));
    await editing().saveCaptions({ lessonId: 'song', language: 'bn', content });
    await editing().saveScore({ lessonId: 'song', objectKey: 'raw/song', name: 'Song.musicxml' });
    expect(await list('c11')).toMatchObject([{ captionLanguages: ['bn'], scoreName: 'Song.musicxml' }]);
    const [address] = await system.addresses(system.visitor(), 'c11');
    if (!address) throw new Error('no address');
    const visitor = system.suite.client(LessonServiceDefinition);
    expect(await visitor.openCaptions({ ...address, language: 'bn' })).toMatchObject({ content });
    expect((await visitor.openScore(address)).objectUrl).toContain('raw/song');
    await expect(visitor.openCaptions({ ...address, language: 'en' })).rejects.toMatchObject({
      kind: 'not_found',
    });
    await expect(visitor.openScore({ ...address, signature: 'forged' })).rejects.toMatchObject({
      kind: 'forbidden',
    });

    await editing().saveCaptions({ lessonId: 'song', language: 'bn', content: '' });
    await editing().saveScore({ lessonId: 'song' });
    expect(await list('c11')).toMatchObject([{ captionLanguages: [], scoreName: '' }]);
    expect(await bucket().stat('raw/song')).toBeUndefined();
  });

  it('are refused where they are not valid', async () => {
    await addLessons('c12', 'bad');
    for (const change of [{ content: 'not captions' }, { content, language: 'fr' }])
      await expect(
        editing().saveCaptions({ lessonId: 'bad', language: 'en', ...change }),
      ).rejects.toMatchObject({ code: 'captions-invalid' });
    await expect(editing().saveScore({ lessonId: 'bad', objectKey: 'raw/none' })).rejects.toMatchObject({
      kind: 'not_found',
    });
  });
});

it('another instructor, and a content uploader who is bound to one, change no lesson', async () => {
  await system.suite.publish(courseEvents, 'c13', buildCourseEvent('c13', 'i13'));
  await addLessons('c13', 'theirs');
  const other = editing('content', { instructor: 'i14' });
  const lessonId = 'theirs';
  const attempts = [
    () => other.updateLesson({ lessonId, titleEn: 'Taken' }),
    () => other.reorderLessons({ courseId: 'c13', lessonIds: [lessonId] }),
    () => other.removeLesson({ lessonId }),
    () => other.restoreLesson({ lessonId }),
    () => other.replaceVideo({ lessonId, objectKey: 'raw/one' }),
    () => other.saveCaptions({ lessonId, language: 'en', content: '' }),
    () => other.saveScore({ lessonId }),
    () => editing('student').removeLesson({ lessonId }),
    () => editing('instructor', { instructor: 'i14' }).removeLesson({ lessonId }),
    () => editing('instructor').removeLesson({ lessonId }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ kind: 'forbidden' });
});
