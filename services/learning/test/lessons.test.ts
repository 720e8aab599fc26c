import { newId } from '@sargam/chassis/ids';
import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { courseEvents } from '../src/courses/course-events.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.suite.stop(), 30_000);
beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

describe('a lesson', () => {
  it('is signed only for viewers who may watch it', async () => {
    await system.addLesson('c1', 'open1', LessonStatus.LESSON_STATUS_OPEN);
    await system.addLesson('c1', 'login1', LessonStatus.LESSON_STATUS_LOGIN);
    await system.addLesson('c1', 'paid1');
    const signed = async (client: ReturnType<TestSystem['as']>) =>
      (await system.addresses(client, 'c1')).map(({ signature }) => signature !== '');
    expect(await signed(system.visitor())).toEqual([true, false, false]);
    expect(await signed(system.as('other-student'))).toEqual([true, true, false]);
    await system.pay(system.buildPaidOrder('o1', 'buyer1', ['c1']));
    await system.enrolled('buyer1', 1);
    expect(await signed(system.as('buyer1'))).toEqual([true, true, true]);
    expect(await signed(system.admin())).toEqual([true, true, true]);
  });

  it('is signed for the instructor after the event about the course', async () => {
    await system.addLesson('c2', 'paid2');
    await system.suite.publish(courseEvents, 'c2', buildCourseEvent('c2', 'i2'));
    await system.suite.eventually(async () => {
      const [lesson] = await system.addresses(system.as('t', 'instructor', { instructor: 'i2' }), 'c2');
      expect(lesson?.signature).not.toBe('');
    });
    const [other] = await system.addresses(system.as('u', 'instructor', { instructor: 'i3' }), 'c2');
    expect(other?.signature).toBe('');
  });

  it('is added once when the upload is repeated, and is refused without its video', async () => {
    await Promise.all([1, 2, 3].map(() => system.addLesson('c3', 'again')));
    await system.addLesson('c3', 'second');
    const { lessons } = await system.visitor().listLessons({ courseId: 'c3', viewerSession: '' });
    expect(lessons.map(({ id, position, sizeBytes }) => [id, position, sizeBytes])).toEqual([
      ['again', 1, 13n],
      ['second', 2, 13n],
    ]);
    const lost = {
      courseId: 'c3',
      lessonId: 'lost',
      status: LessonStatus.LESSON_STATUS_OPEN,
      title: { en: 'Lost', bn: '' },
      objectKey: 'raw/none',
      originalName: '',
      durationSeconds: 1,
    };
    await expect(system.admin().addLesson(lost)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(system.as('s').addLesson(lost)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

it('a bundle gets no paid lesson of its own, because nobody is enrolled in it', async () => {
  const lesson = (status: LessonStatus) => ({
    courseId: 'bundle',
    lessonId: newId(),
    status,
    title: { en: 'Of the bundle', bn: '' },
    objectKey: 'raw/one',
    originalName: 'one.mp4',
    durationSeconds: 60,
  });
  await system.suite.publish(courseEvents, 'bundle', buildCourseEvent('bundle', 'mitu', ['mitu1']));
  await system.suite.eventually(() =>
    expect(system.admin().addLesson(lesson(LessonStatus.LESSON_STATUS_PAID))).rejects.toMatchObject({
      code: 'bundle-has-no-lessons',
    }),
  );
  await expect(system.admin().addLesson(lesson(LessonStatus.LESSON_STATUS_OPEN))).resolves.toMatchObject({
    courseId: 'bundle',
  });
});

describe.each([
  ['a content uploader who is bound to an instructor', 'content'],
  ['an instructor', 'instructor'],
])('%s', (_, role) => {
  const uploader = () => system.as('uploader', role, { instructor: 'mitu' });
  const lesson = (courseId: string, lessonId: string) => ({
    courseId,
    lessonId,
    status: LessonStatus.LESSON_STATUS_PAID,
    title: { en: 'Uploaded', bn: '' },
    objectKey: 'raw/one',
    originalName: 'one.mp4',
    durationSeconds: 60,
  });
  const free = (courseId: string) => ({
    courseId,
    freeLessonId: `free-${courseId}`,
    youtube: 'https://youtu.be/dQw4w9WgXcQ',
    title: { en: 'Free', bn: '' },
  });
  beforeAll(async () => {
    await system.suite.publish(courseEvents, 'mitu1', buildCourseEvent('mitu1', 'mitu'));
    await system.suite.publish(courseEvents, 'sadia1', buildCourseEvent('sadia1', 'sadia'));
    await system.addLesson('sadia1', 'of-sadia');
    await system.suite.eventually(() => uploader().addLesson(lesson('mitu1', 'of-mitu')));
  });

  it('adds, renames and opens lessons of the own instructor', async () => {
    const title = { en: 'Renamed', bn: '' };
    await uploader().renameLesson({ lessonId: 'of-mitu', title });
    await uploader().addFreeLesson(free('mitu1'));
    const { lessons } = await uploader().listLessons({ courseId: 'mitu1', viewerSession: 'browser-1' });
    expect(lessons).toMatchObject([{ title, objectKey: 'raw/one', signature: expect.stringMatching(/./) }]);
  });

  it('is refused at courses of other instructors and at unknown courses', async () => {
    const refused = { kind: 'forbidden' };
    const title = { en: 'Taken over', bn: '' };
    for (const courseId of ['sadia1', 'unknown']) {
      await expect(uploader().addLesson(lesson(courseId, `new-${courseId}`))).rejects.toMatchObject(refused);
      await expect(uploader().addFreeLesson(free(courseId))).rejects.toMatchObject(refused);
    }
    await expect(uploader().renameLesson({ lessonId: 'of-sadia', title })).rejects.toMatchObject(refused);
    await expect(uploader().renameLesson({ lessonId: 'unknown', title })).rejects.toMatchObject(refused);
    const { lessons } = await uploader().listLessons({ courseId: 'sadia1', viewerSession: 'browser-1' });
    expect(lessons).toMatchObject([{ objectKey: '', signature: '', title: { en: 'Lesson of-sadia' } }]);
  });
});
