import { defineTopic } from '@sargam/chassis/kafka';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { type CatalogueSettings, settings } from '../src/config.ts';
import { startCatalogue } from '../src/start.ts';
import { buildCourse, buildInstructor } from './sample-messages.ts';

const courseEvents = defineTopic('catalogue.courses.v1', CourseEvent);
const orderEvents = defineTopic('commerce.orders.v1', OrderEvent);

let suite: ServiceUnderTest<CatalogueSettings>;
beforeAll(async () => {
  suite = await startTestService(import.meta.dirname, { settings, start: startCatalogue });
  await admin().saveInstructor({
    instructorId: 'i1',
    instructor: buildInstructor('Mitu Rahman', 'মিতু রহমান'),
  });
  await admin().publishInstructor({ instructorId: 'i1', published: true });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const admin = () => suite.as({ subject: 'admin', roles: ['admin'] }).client(CatalogueServiceDefinition);
const visitor = () => suite.client(CatalogueServiceDefinition);

const publishCourse = async (courseId: string) => {
  await admin().saveCourse({ courseId, course: buildCourse(`Course ${courseId}`) });
  return admin().publishCourse({ courseId, published: true, lessonCount: 1 });
};

describe('the sales count', () => {
  const publishOrderEvent = (orderId: string, event: object) =>
    suite.publish(orderEvents, orderId, OrderEvent.fromPartial({ event: event as OrderEvent['event'] }));
  const buildOrder = (id: string, courseId: string, paidAt: Date | undefined = new Date()) => ({
    id,
    paidAt,
    lines: [{ courseId }],
  });
  const publishPaid = (orderId: string, courseId: string) =>
    publishOrderEvent(orderId, { $case: 'paid', value: { order: buildOrder(orderId, courseId) } });
  const publishRefunded = (orderId: string, courseId: string, change: object = {}) =>
    publishOrderEvent(orderId, {
      $case: 'refunded',
      value: { full: true, order: buildOrder(orderId, courseId), ...change },
    });
  const expectSold = (courseId: string, count: number) =>
    suite.eventually(async () => {
      const { courses } = await visitor().getCourses({ courseIds: [courseId, 'unknown'] });
      expect(courses.map((course) => course.sold)).toEqual([count]);
    });

  it('counts an order once when its event is repeated, and not after a full refund', async () => {
    await publishCourse('c7');
    await Promise.all([1, 2, 3].map(() => publishPaid('o1', 'c7')));
    await publishPaid('o2', 'c7');
    await expectSold('c7', 2);
    await publishRefunded('o1', 'c7', { full: false });
    await Promise.all([1, 2, 3].map(() => publishRefunded('o1', 'c7')));
    await publishRefunded('refused', 'c7', { order: { id: 'refused', lines: [{ courseId: 'c7' }] } });
    await expectSold('c7', 1);
    await publishPaid('o3', 'c7');
    await expectSold('c7', 2);
  });

  it('counts a batch of orders, and not again an order that a crashed process counted', async () => {
    await publishCourse('c10');
    await publishPaid('once', 'c10');
    await expectSold('c10', 1);
    // The order is published again with another event id, as if the inbox record of the first event was not written.
    const orders = ['once', ...Array.from({ length: 12 }, (_, index) => `together${index}`)];
    await Promise.all(orders.map((order) => publishPaid(order, 'c10')));
    await expectSold('c10', 13);
    await publishPaid('later', 'c10');
    await expectSold('c10', 14);
  });

  it('publishes no version and no event, and is kept after a change and a restart', async () => {
    await publishCourse('c8');
    await publishPaid('o4', 'c8');
    await publishPaid('o5', 'c8');
    await expectSold('c8', 2);
    await publishRefunded('o5', 'c8');
    await expectSold('c8', 1);
    expect(await visitor().getCourse({ courseId: 'c8' })).toMatchObject({ version: 2, summary: { sold: 1 } });
    await admin().featureCourses({ featuredIds: ['c8'], unfeaturedIds: [] });
    await expectSold('c8', 1);
    await suite.restart();
    await expectSold('c8', 1);
    await suite.eventually(() => {
      const events = suite
        .publishedEvents(courseEvents)
        .flatMap(({ event: { event } }) =>
          event?.$case === 'changed' && event.value.course?.summary?.id === 'c8' ? [event.value] : [],
        );
      expect(events.map(({ course }) => course?.version)).toEqual([1, 2, 3]);
      expect(events.at(-1)).toMatchObject({ soldChanges: 3, course: { summary: { sold: 1 } } });
    });
  });
});
