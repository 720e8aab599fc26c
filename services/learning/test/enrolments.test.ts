import { Tier } from '@sargam/proto/common/v1/offer';
import { enrolmentEvents } from '../src/enrolments/enrolment-events.ts';
import { startTestWorld, type TestWorld } from './test-world.ts';

describe.each(['commerce', 'grants'] as const)('with access from %s', (source) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await startTestWorld(source);
  }, 60_000);
  afterAll(() => world.suite.stop(), 30_000);
  beforeEach(() => world.setClock('2026-11-21T04:30:00Z'));

  describe('a paid order', () => {
    it('enrols once until the end of the last day in Dhaka when the event is repeated', async () => {
      const order = world.aPaidOrder('o2', 'buyer2', ['c5', 'c6']);
      await Promise.all([world.pay(order, 'e2'), world.pay(order, 'e2'), world.pay(order), world.pay(order)]);
      const enrolments = await world.enrolled('buyer2', 2);
      expect(enrolments.map(({ endsAt }) => endsAt)).toEqual(
        Array(2).fill(new Date('2026-12-21T23:59:59+06:00')),
      );
      await world.suite.eventually(() => {
        const events = world.suite
          .publishedEvents(enrolmentEvents)
          .filter(({ event: { event } }) => event?.value.enrolment?.studentId === 'buyer2');
        expect(events).toHaveLength(2);
      });
    });

    it('extends access from its end when the course is bought again', async () => {
      await world.pay(world.aPaidOrder('o3', 'buyer3', ['c7']));
      await world.enrolled('buyer3', 1);
      await world.pay(world.aPaidOrder('o4', 'buyer3', ['c7']));
      await world.suite.eventually(async () => {
        const [enrolment] = await world.enrolled('buyer3', 1);
        expect(enrolment?.endsAt).toEqual(new Date('2027-01-20T23:59:59+06:00'));
      });
    });

    it('shows the current tier and the end of the whole access', async () => {
      await world.pay(world.aPaidOrder('o8', 'buyer8', ['c8']));
      await world.enrolled('buyer8', 1);
      const silver = world.aPaidOrder('o9', 'buyer8', ['c8']);
      for (const { offer } of silver.lines) if (offer) offer.tier = Tier.TIER_SILVER;
      await world.pay(silver);
      const endsAt = new Date('2027-01-20T23:59:59+06:00');
      const shows = (tier: Tier, orderId: string) =>
        world.suite.eventually(async () => {
          const [enrolment] = await world.enrolled('buyer8', 1);
          expect(enrolment).toMatchObject({ tier, orderId, endsAt });
        });
      await shows(Tier.TIER_GOLD, 'o8');
      world.setClock('2026-12-22T04:30:00Z');
      await shows(Tier.TIER_SILVER, 'o9');
    });

    it('enrols in the children of a bundle', async () => {
      const order = world.aPaidOrder('o5', 'buyer5', ['bundle']);
      const [line] = order.lines;
      if (line) line.bundleCourseIds = ['child1', 'child2'];
      await world.pay(order);
      const courses = (await world.enrolled('buyer5', 2)).map(({ courseId }) => courseId);
      expect(courses.sort()).toEqual(['child1', 'child2']);
    });

    it('is not visible to other students', async () => {
      await expect(world.as('s').listEnrolments({ studentId: 'buyer2' })).rejects.toMatchObject({
        kind: 'forbidden',
      });
    });
  });

  describe('progress', () => {
    it('keeps the position of a student and the completion of a lesson', async () => {
      await world.addLesson('c20', 'p1');
      await world.addLesson('c20', 'p2');
      await world.pay(world.aPaidOrder('o20', 'buyer20', ['c20']));
      await world.enrolled('buyer20', 1);
      const student = world.as('buyer20');
      await student.savePosition({ lessonId: 'p1', seconds: 59 });
      await student.savePosition({ lessonId: 'p2', seconds: 17 });
      await student.savePosition({ lessonId: 'p1', seconds: 5 });
      const { lessons, enrolment } = await student.listLessons({ courseId: 'c20', viewerSession: '' });
      expect(lessons.map(({ positionSeconds, completed }) => [positionSeconds, completed])).toEqual([
        [5, true],
        [17, false],
      ]);
      expect(enrolment).toMatchObject({ lessonsTotal: 2, lessonsCompleted: 1, nextLessonId: 'p2' });
      expect((await world.enrolled('buyer20', 1))[0]).toMatchObject({
        lessonsTotal: 2,
        lessonsCompleted: 1,
        nextLessonId: 'p2',
      });
    });

    it('is refused for a lesson that the caller may not watch', async () => {
      await world.addLesson('c21', 'locked');
      await expect(world.as('nobody').savePosition({ lessonId: 'locked', seconds: 1 })).rejects.toMatchObject(
        {
          kind: 'forbidden',
          message: 'Purchase the course First!!',
        },
      );
    });
  });
});
