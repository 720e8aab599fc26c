import { LessonStatus } from '@sargam/proto/learning/v1/learning';
import { courseEvents } from '../src/courses/course-events.ts';
import { aCourseEvent, startTestWorld, type TestWorld } from './test-world.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await startTestWorld();
}, 60_000);
afterAll(() => world.suite.stop(), 30_000);
beforeEach(() => world.setClock('2026-11-21T04:30:00Z'));

describe('a lesson', () => {
  it('is signed only for viewers who may watch it', async () => {
    await world.addLesson('c1', 'open1', LessonStatus.LESSON_STATUS_OPEN);
    await world.addLesson('c1', 'login1', LessonStatus.LESSON_STATUS_LOGIN);
    await world.addLesson('c1', 'paid1');
    const signed = async (client: ReturnType<TestWorld['as']>) =>
      (await world.addresses(client, 'c1')).map(({ signature }) => signature !== '');
    expect(await signed(world.visitor())).toEqual([true, false, false]);
    expect(await signed(world.as('other-student'))).toEqual([true, true, false]);
    await world.pay(world.aPaidOrder('o1', 'buyer1', ['c1']));
    await world.enrolled('buyer1', 1);
    expect(await signed(world.as('buyer1'))).toEqual([true, true, true]);
    expect(await signed(world.admin())).toEqual([true, true, true]);
  });

  it('is signed for the instructor after the event about the course', async () => {
    await world.addLesson('c2', 'paid2');
    await world.suite.publish(courseEvents, 'c2', aCourseEvent('c2', 'i2'));
    await world.suite.eventually(async () => {
      const [lesson] = await world.addresses(world.as('t', 'instructor', { instructor: 'i2' }), 'c2');
      expect(lesson?.signature).not.toBe('');
    });
    const [other] = await world.addresses(world.as('u', 'instructor', { instructor: 'i3' }), 'c2');
    expect(other?.signature).toBe('');
  });

  it('is added once when the upload is repeated, and is refused without its video', async () => {
    await Promise.all([1, 2, 3].map(() => world.addLesson('c3', 'again')));
    await world.addLesson('c3', 'second');
    const { lessons } = await world.visitor().listLessons({ courseId: 'c3', viewerSession: '' });
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
    await expect(world.admin().addLesson(lost)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(world.as('s').addLesson(lost)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});
