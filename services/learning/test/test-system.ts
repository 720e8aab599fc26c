import { openObjectStore } from '@sargam/chassis/objects';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { type CourseChanged, CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { type Order, OrderState, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { LearningServiceDefinition, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { type LearningSettings, settings } from '../src/config.ts';
import { accessEvents } from '../src/enrolments/access-events.ts';
import { orderEvents } from '../src/enrolments/order-events.ts';
import { startLearning } from '../src/start.ts';
import { createAccessDecisions } from './access-decisions.ts';
import { startFakeCatalogue } from './fake-catalogue.ts';

/**
 * Starts the service with a video in its object store and a clock that the test sets. As commerce does, `pay` and `refund`
 * publish the order event and the new access.
 */
export const startTestSystem = async (source: LearningSettings['enrolmentSource'] = 'commerce') => {
  let enrolmentSource = source;
  let now = new Date('2026-11-21T04:30:00Z');
  const catalogue = await startFakeCatalogue(() => now);
  const suite: ServiceUnderTest<LearningSettings> = await startTestService(import.meta.dirname, {
    settings,
    start: (service) => {
      const settings = { value: { ...service.settings, enrolmentSource } };
      return startLearning(Object.create(service, { settings }));
    },
    clock: () => now,
    env: { SITE_URL: 'https://sargam.test', CATALOGUE_ADDRESS: catalogue.address },
  });
  const stopService = suite.stop.bind(suite);
  Object.assign(suite, {
    stop: async () => {
      await stopService();
      await catalogue.stop();
    },
  });
  await openObjectStore(suite.service)
    .bucket('lessons')
    .put('raw/one', Buffer.from('a small video'), { type: 'video/mp4' });

  const decideAccess = createAccessDecisions();
  const publishAccess = async (order: Order, isRefund: boolean) => {
    for (const event of decideAccess({ order, at: now, isRefund }))
      await suite.publish(
        accessEvents,
        `${event.event?.value.studentId}:${event.event?.value.courseId}`,
        event,
      );
  };

  const payWithoutAccess = (order: Order, id?: string) => {
    const value = { order, imported: false, returnableUntil: undefined };
    return suite.publish(orderEvents, order.id, { event: { $case: 'paid', value } }, { id });
  };
  const refundWithoutAccess = (order: Order, full = true) => {
    const value = { order, full, refund: { id: `refund-${order.id}` } };
    return suite.publish(
      orderEvents,
      order.id,
      OrderEvent.fromPartial({ event: { $case: 'refunded', value } }),
    );
  };

  const as = (subject: string, role = 'student', claims: Record<string, string> = {}) =>
    suite.as({ subject, roles: [role], claims }).client(LearningServiceDefinition);
  type Client = ReturnType<typeof as>;
  const admin = () => as('a', 'admin');
  const enrolled = (studentId: string, count: number) =>
    suite.eventually(async () => {
      const { enrolments } = await as(studentId).listEnrolments({ studentId });
      expect(enrolments).toHaveLength(count);
      return enrolments;
    });

  return {
    suite,
    /** The courses of catalogue, whose events the test publishes apart from that. */
    catalogueCourses: catalogue.courses,
    /** Restarts the service with this setting and the same stores. */
    restartWith: (newSource: LearningSettings['enrolmentSource']) =>
      suite.restart(async () => {
        enrolmentSource = newSource;
      }),
    as,
    admin,
    enrolled,
    visitor: () => suite.client(LearningServiceDefinition),
    setClock: (time: string | number) => {
      now = new Date(time);
    },
    addLesson: (courseId: string, lessonId: string, status: LessonStatus = LessonStatus.LESSON_STATUS_PAID) =>
      admin().addLesson({
        courseId,
        lessonId,
        status,
        title: { en: `Lesson ${lessonId}`, bn: 'পাঠ' },
        objectKey: 'raw/one',
        originalName: 'one.mp4',
        durationSeconds: 60,
      }),
    buildPaidOrder: (id: string, studentId: string, courses: readonly string[]): Order =>
      buildPaidOrder(id, studentId, courses, now),
    publishAccess,
    payWithoutAccess,
    refundWithoutAccess,
    pay: async (order: Order, id?: string) => {
      await payWithoutAccess(order, id);
      await publishAccess(order, false);
    },
    refund: async (order: Order, full: boolean) => {
      await refundWithoutAccess(order, full);
      if (full) await publishAccess(order, true);
    },
    addresses: async (client: Client, courseId: string, viewerSession = 'browser-1') => {
      const { lessons } = await client.listLessons({ courseId, viewerSession });
      return lessons.map(({ filename, signature }) => ({ filename, signature, viewerSession }));
    },
  };
};

export type TestSystem = Awaited<ReturnType<typeof startTestSystem>>;

const buildPaidOrder = (id: string, studentId: string, courses: readonly string[], paidAt: Date): Order => ({
  id,
  studentId,
  placedBy: studentId,
  state: OrderState.ORDER_STATE_PAID,
  lines: courses.map((courseId) => ({
    courseId,
    title: { en: courseId, bn: '' },
    instructorId: 'i1',
    offer: { tier: Tier.TIER_GOLD, pricePoisha: 100_000n, oldPricePoisha: 0n, validityDays: 30 },
    bundleCourseIds: [],
    walletPoisha: 0n,
    discountPoisha: 0n,
    payablePoisha: 100_000n,
    kind: PurchaseKind.PURCHASE_KIND_NEW,
    upgradesOrderId: '',
    tierPricePoisha: 100_000n,
  })),
  subtotalPoisha: 100_000n,
  walletUsedPoisha: 0n,
  couponCode: '',
  couponPercent: 0,
  discountPoisha: 0n,
  roundingPoisha: 0n,
  payablePoisha: 100_000n,
  createdAt: paidAt,
  paidAt,
  expiresAt: undefined,
  receivedPoisha: 97_500n,
  method: 'BKASH-BKash',
  withoutWallet: false,
  refundedPoisha: 0n,
  invoiceNumber: '',
  refunds: [],
  refundReasons: [],
  paymentUndecidedUntil: undefined,
  returnableUntil: undefined,
  boughtInLaterOrder: false,
});

export const buildCourseEvent = (
  id: string,
  instructorId: string,
  bundleCourseIds: readonly string[] = [],
): CourseEvent =>
  CourseEvent.fromPartial({
    event: {
      $case: 'changed',
      value: { course: { version: 1, summary: { id, instructorId, bundleCourseIds: [...bundleCourseIds] } } },
    },
  });

type PublishedCourse = Partial<Pick<CourseChanged, 'publishedDraft' | 'discardedDraft' | 'waiting'>> & {
  readonly published?: boolean;
  readonly hasPublishedVersion?: boolean;
};

/** The event of a published course of the instructor i1, with the drafts that catalogue has decided about. */
export const buildPublishedCourseEvent = (
  id: string,
  version: number,
  { published = true, hasPublishedVersion = published, ...state }: PublishedCourse = {},
): CourseEvent =>
  CourseEvent.fromPartial({
    event: {
      $case: 'changed',
      value: {
        course: { version, summary: { id, instructorId: 'i1', published, hasPublishedVersion } },
        ...state,
      },
    },
  });
