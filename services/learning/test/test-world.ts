import { openObjectStore } from '@sargam/chassis/objects';
import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { OrderEvent } from '@sargam/proto/commerce/v1/events';
import { type Order, OrderState, PurchaseKind } from '@sargam/proto/commerce/v1/order';
import { Tier } from '@sargam/proto/common/v1/offer';
import { LearningServiceDefinition, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { type LearningSettings, settings } from '../src/config.ts';
import { orderEvents } from '../src/enrolments/order-events.ts';
import { startLearning } from '../src/start.ts';

/** Starts the service with a video in its object store and a clock that the test sets. */
export const startTestWorld = async () => {
  let now = new Date('2026-11-21T04:30:00Z');
  const suite: ServiceUnderTest<LearningSettings> = await startTestService(__dirname, {
    settings,
    start: startLearning,
    clock: () => now,
  });
  await openObjectStore(suite.service)
    .bucket('lessons')
    .put('raw/one', Buffer.from('a small video'), { type: 'video/mp4' });

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
    aPaidOrder: (id: string, studentId: string, courses: readonly string[]): Order =>
      aPaidOrder(id, studentId, courses, now),
    pay: (order: Order, id?: string) =>
      suite.publish(
        orderEvents,
        order.id,
        { event: { $case: 'paid', value: { order, imported: false } } },
        { id },
      ),
    refund: (order: Order, full: boolean) =>
      suite.publish(
        orderEvents,
        order.id,
        OrderEvent.fromPartial({
          event: { $case: 'refunded', value: { order, full, refund: { id: `refund-${order.id}` } } },
        }),
      ),
    addresses: async (client: Client, courseId: string, viewerSession = 'browser-1') => {
      const { lessons } = await client.listLessons({ courseId, viewerSession });
      return lessons.map(({ filename, signature }) => ({ filename, signature, viewerSession }));
    },
  };
};

export type TestWorld = Awaited<ReturnType<typeof startTestWorld>>;

const aPaidOrder = (id: string, studentId: string, courses: readonly string[], paidAt: Date): Order => ({
  id,
  studentId,
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
  keepWallet: false,
  refundedPoisha: 0n,
  invoiceNumber: '',
  refunds: [],
  refundReasons: [],
});

export const aCourseEvent = (id: string, instructorId: string): CourseEvent =>
  CourseEvent.fromPartial({
    event: { $case: 'changed', value: { course: { version: 1, summary: { id, instructorId } } } },
  });
