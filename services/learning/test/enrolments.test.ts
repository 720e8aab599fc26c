import { Tier } from '@sargam/proto/common/v1/offer';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { startTestSystem, type TestSystem } from './test-system.ts';

describe.each(['commerce', 'grants'] as const)('with access from %s', (source) => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startTestSystem(source);
  }, 60_000);
  afterAll(() => system.suite.stop(), 30_000);
  beforeEach(() => system.setClock('2026-11-21T04:30:00Z'));

  describe('a paid order', () => {
    it('enrols once until the end of the last day in Dhaka when the event is repeated', async () => {
      const order = system.buildPaidOrder('o2', 'buyer2', ['c5', 'c6']);
      await Promise.all([
        system.pay(order, 'e2'),
        system.pay(order, 'e2'),
        system.pay(order),
        system.pay(order),
      ]);
      const enrolments = await system.enrolled('buyer2', 2);
      expect(enrolments.map(({ endsAt }) => endsAt)).toEqual(
        Array(2).fill(new Date('2026-12-21T23:59:59+06:00')),
      );
      await system.suite.eventually(() => {
        const events = system.suite
          .publishedEvents(enrolmentEvents)
          .filter(({ event: { event } }) => event?.value.enrolment?.studentId === 'buyer2');
        expect(events).toHaveLength(2);
      });
    });

    it('extends access from its end when the course is bought again', async () => {
      await system.pay(system.buildPaidOrder('o3', 'buyer3', ['c7']));
      await system.enrolled('buyer3', 1);
      await system.pay(system.buildPaidOrder('o4', 'buyer3', ['c7']));
      await system.suite.eventually(async () => {
        const [enrolment] = await system.enrolled('buyer3', 1);
        expect(enrolment?.endsAt).toEqual(new Date('2027-01-20T23:59:59+06:00'));
      });
    });

    it('shows the current tier and the end of the whole access', async () => {
      await system.pay(system.buildPaidOrder('o8', 'buyer8', ['c8']));
      await system.enrolled('buyer8', 1);
      const silver = system.buildPaidOrder('o9', 'buyer8', ['c8']);
      for (const { offer } of silver.lines) if (offer) offer.tier = Tier.TIER_SILVER;
      await system.pay(silver);
      const endsAt = new Date('2027-01-20T23:59:59+06:00');
      const shows = (tier: Tier, orderId: string) =>
        system.suite.eventually(async () => {
          const [enrolment] = await system.enrolled('buyer8', 1);
          expect(enrolment).toMatchObject({ tier, orderId, endsAt });
        });
      await shows(Tier.TIER_GOLD, 'o8');
      system.setClock('2026-12-22T04:30:00Z');
      await shows(Tier.TIER_SILVER, 'o9');
    });

    it('enrols in the children of a bundle', async () => {
      const order = system.buildPaidOrder('o5', 'buyer5', ['bundle']);
      const [line] = order.lines;
      if (line) line.bundleCourseIds = ['child1', 'child2'];
      await system.pay(order);
      const courses = (await system.enrolled('buyer5', 2)).map(({ courseId }) => courseId);
      expect(courses.sort()).toEqual(['child1', 'child2']);
    });

    it('is not visible to other students', async () => {
      await expect(system.as('s').listEnrolments({ studentId: 'buyer2' })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    });
  });

  describe('progress', () => {
    it('keeps the position of a student and the completion of a lesson', async () => {
      await system.addLesson('c20', 'p1');
      await system.addLesson('c20', 'p2');
      await system.pay(system.buildPaidOrder('o20', 'buyer20', ['c20']));
      await system.enrolled('buyer20', 1);
      const student = system.as('buyer20');
      await student.savePosition({ lessonId: 'p1', seconds: 59 });
      await student.savePosition({ lessonId: 'p2', seconds: 17 });
      await student.savePosition({ lessonId: 'p1', seconds: 5 });
      const { lessons, enrolment } = await student.listLessons({ courseId: 'c20', viewerSession: '' });
      expect(lessons.map(({ positionSeconds, completed }) => [positionSeconds, completed])).toEqual([
        [5, true],
        [17, false],
      ]);
      expect(enrolment).toMatchObject({ lessonsTotal: 2, lessonsCompleted: 1, nextLessonId: 'p2' });
      expect((await system.enrolled('buyer20', 1))[0]).toMatchObject({
        lessonsTotal: 2,
        lessonsCompleted: 1,
        nextLessonId: 'p2',
      });
    });

    it('counts a lesson that the student marked, and resumes in the last lesson that is not done', async () => {
      for (const lesson of ['m1', 'm2', 'm3']) await system.addLesson('c22', lesson);
      await system.pay(system.buildPaidOrder('o22', 'buyer22', ['c22']));
      await system.enrolled('buyer22', 1);
      const student = system.as('buyer22');
      const read = async () => {
        const { lessons, enrolment } = await student.listLessons({ courseId: 'c22', viewerSession: '' });
        const [listed] = await system.enrolled('buyer22', 1);
        for (const summary of [enrolment, listed])
          expect(summary).toMatchObject({
            lessonsCompleted: listed?.lessonsCompleted,
            lessonsWatched: listed?.lessonsWatched,
            nextLessonId: listed?.nextLessonId,
            resumeLessonId: listed?.resumeLessonId,
            studiedAt: listed?.studiedAt,
          });
        const states = lessons.map(({ completed, watched }) => `${completed} ${watched}`);
        return { ...listed, states };
      };
      expect(await read()).toMatchObject({ nextLessonId: 'm1', resumeLessonId: 'm1', studiedAt: undefined });

      await student.savePosition({ lessonId: 'm1', seconds: 54 });
      system.setClock('2026-11-21T04:31:00Z');
      await student.savePosition({ lessonId: 'm3', seconds: 53 });
      for (let times = 0; times < 2; times += 1) await student.markLesson({ lessonId: 'm2', done: true });
      expect(await read()).toMatchObject({
        lessonsCompleted: 2,
        lessonsWatched: 1,
        nextLessonId: 'm3',
        resumeLessonId: 'm3',
        states: ['true true', 'true false', 'false false'],
      });

      for (let times = 0; times < 2; times += 1) await student.markLesson({ lessonId: 'm2', done: false });
      await student.markLesson({ lessonId: 'm1', done: false });
      await student.markLesson({ lessonId: 'm3', done: true });
      expect(await read()).toMatchObject({
        lessonsCompleted: 2,
        lessonsWatched: 1,
        nextLessonId: 'm2',
        resumeLessonId: 'm2',
        studiedAt: new Date('2026-11-21T04:31:00Z'),
        states: ['true true', 'false false', 'true false'],
      });
      system.setClock('2026-11-21T04:30:00Z');
    });

    it('is refused for a lesson that the caller may not watch', async () => {
      await system.addLesson('c21', 'locked');
      await expect(
        system.as('nobody').savePosition({ lessonId: 'locked', seconds: 1 }),
      ).rejects.toMatchObject({
        kind: 'forbidden',
        message: 'Purchase the course First!!',
      });
      await expect(system.as('nobody').markLesson({ lessonId: 'locked', done: true })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    });
  });
});
