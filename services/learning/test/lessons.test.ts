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
