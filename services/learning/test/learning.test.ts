import { openObjects } from '@sargam/chassis/objects';
import { type TestedService, testService } from '@sargam/chassis/testing';
import { CourseEvent } from '@sargam/proto/catalogue/v1/events';
import { type Order, OrderState } from '@sargam/proto/commerce/v1/commerce';
import { Tier } from '@sargam/proto/common/v1/offer';
import { LearningServiceDefinition, LessonStatus } from '@sargam/proto/learning/v1/learning';
import { type LearningSettings, settings } from '../src/config.ts';
import { courseEvents } from '../src/courses/course-events.ts';
import { enrolmentEvents, orderEvents } from '../src/enrolments/enrolment-events.ts';
import { startLearning } from '../src/start.ts';

let now = new Date('2026-11-21T04:30:00Z');
let suite: TestedService<LearningSettings>;
beforeAll(async () => {
  suite = await testService(__dirname, { settings, start: startLearning, clock: () => now });
  const objects = await openObjects(suite.service);
  await objects.bucket('lessons').put('raw/one', Buffer.from('a small video'), { type: 'video/mp4' });
}, 60_000);
afterAll(() => suite.stop(), 30_000);
beforeEach(() => {
  now = new Date('2026-11-21T04:30:00Z');
});

const as = (subject: string, role = 'student', claims: Record<string, string> = {}) =>
  suite.as({ subject, roles: [role], claims }).client(LearningServiceDefinition);
const visitor = () => suite.client(LearningServiceDefinition);
const admin = () => as('a', 'admin');

const addLesson = (courseId: string, lessonId: string, status = LessonStatus.LESSON_STATUS_PAID) =>
  admin().addLesson({
    courseId,
    lessonId,
    status,
    title: { en: `Lesson ${lessonId}`, bn: 'পাঠ' },
    objectKey: 'raw/one',
    originalName: 'one.mp4',
    durationSeconds: 60,
  });

const aPaidOrder = (
  id: string,
  studentId: string,
  courses: readonly string[],
  change: Partial<Order> = {},
): Order => ({
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
  })),
  subtotalPoisha: 100_000n,
  walletUsedPoisha: 0n,
  couponCode: '',
  couponPercent: 0,
  discountPoisha: 0n,
  roundingPoisha: 0n,
  payablePoisha: 100_000n,
  createdAt: now,
  paidAt: now,
  expiresAt: undefined,
  receivedPoisha: 97_500n,
  method: 'BKASH-BKash',
  ...change,
});

const pay = (order: Order, id?: string) =>
  suite.publish(
    orderEvents,
    order.id,
    { event: { $case: 'paid', value: { order, imported: false } } },
    { id },
  );

const enrolled = (studentId: string, count: number) =>
  suite.eventually(async () => {
    const { enrolments } = await as(studentId).listEnrolments({ studentId });
    expect(enrolments).toHaveLength(count);
    return enrolments;
  });

const signatures = async (client: ReturnType<typeof as>, courseId: string, viewerSession = 'browser-1') => {
  const { lessons } = await client.listLessons({ courseId, viewerSession });
  return lessons.map(({ filename, signature }) => ({ filename, signature, viewerSession }));
};

describe('a lesson', () => {
  it('is signed for those who may watch it, and for nobody else', async () => {
    await addLesson('c1', 'open1', LessonStatus.LESSON_STATUS_OPEN);
    await addLesson('c1', 'login1', LessonStatus.LESSON_STATUS_LOGIN);
    await addLesson('c1', 'paid1');
    const signed = async (client: ReturnType<typeof as>) =>
      (await signatures(client, 'c1')).map(({ signature }) => signature !== '');
    expect(await signed(visitor())).toEqual([true, false, false]);
    expect(await signed(as('stranger'))).toEqual([true, true, false]);
    await pay(aPaidOrder('o1', 'buyer1', ['c1']));
    await enrolled('buyer1', 1);
    expect(await signed(as('buyer1'))).toEqual([true, true, true]);
    expect(await signed(admin())).toEqual([true, true, true]);
  });

  it('plays for the instructor of its course once catalogue has told whose it is', async () => {
    await addLesson('c2', 'paid2');
    await suite.publish(courseEvents, 'c2', aCourseOf('c2', 'i2'));
    await suite.eventually(async () => {
      const [lesson] = await signatures(as('t', 'instructor', { instructor: 'i2' }), 'c2');
      expect(lesson?.signature).not.toBe('');
    });
    const [other] = await signatures(as('u', 'instructor', { instructor: 'i3' }), 'c2');
    expect(other?.signature).toBe('');
  });

  it('is added once, however often the upload is repeated, and not without its video', async () => {
    await Promise.all([1, 2, 3].map(() => addLesson('c3', 'again')));
    await addLesson('c3', 'second');
    const { lessons } = await visitor().listLessons({ courseId: 'c3', viewerSession: '' });
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
    await expect(admin().addLesson(lost)).rejects.toMatchObject({ kind: 'invalid' });
    await expect(as('s').addLesson(lost)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

const aCourseOf = (id: string, instructorId: string): CourseEvent =>
  CourseEvent.fromPartial({
    event: { $case: 'changed', value: { course: { version: 1, summary: { id, instructorId } } } },
  });

describe('a paid order', () => {
  it('enrols once to the end of the last day in Dhaka, however often it is told', async () => {
    const order = aPaidOrder('o2', 'buyer2', ['c5', 'c6']);
    await Promise.all([pay(order, 'e2'), pay(order, 'e2'), pay(order), pay(order)]);
    const enrolments = await enrolled('buyer2', 2);
    expect(enrolments.map(({ endsAt }) => endsAt)).toEqual(
      Array(2).fill(new Date('2026-12-21T23:59:59+06:00')),
    );
    await suite.eventually(() => {
      const told = suite
        .events(enrolmentEvents)
        .filter(({ event: { event } }) => event?.value.enrolment?.studentId === 'buyer2');
      expect(told).toHaveLength(2);
    });
  });

  it('extends from the end when the course is bought again', async () => {
    await pay(aPaidOrder('o3', 'buyer3', ['c7']));
    await enrolled('buyer3', 1);
    await pay(aPaidOrder('o4', 'buyer3', ['c7']));
    await suite.eventually(async () => {
      const [enrolment] = await enrolled('buyer3', 1);
      expect(enrolment?.endsAt).toEqual(new Date('2027-01-20T23:59:59+06:00'));
    });
  });

  it('enrols in the children of a bundle', async () => {
    const order = aPaidOrder('o5', 'buyer5', ['bundle']);
    const [line] = order.lines;
    if (line) line.bundleCourseIds = ['child1', 'child2'];
    await pay(order);
    const courses = (await enrolled('buyer5', 2)).map(({ courseId }) => courseId);
    expect(courses.sort()).toEqual(['child1', 'child2']);
  });

  it('is nobody else’s business', async () => {
    await expect(as('s').listEnrolments({ studentId: 'buyer2' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });
});

describe('the address of a video', () => {
  const boughtBy = async (studentId: string, courseId: string) => {
    await addLesson(courseId, `paid-${courseId}`);
    await pay(aPaidOrder(`order-${courseId}`, studentId, [courseId]));
    await enrolled(studentId, 1);
    const [address] = await signatures(as(studentId), courseId);
    if (!address) throw new Error('the course has a lesson');
    return address;
  };

  it('plays in the browser it was made for', async () => {
    const { objectUrl, sizeBytes } = await visitor().openVideo(await boughtBy('buyer6', 'c10'));
    expect(sizeBytes).toBe(13n);
    expect(await (await fetch(objectUrl)).text()).toBe('a small video');
  });

  it('plays nothing in another person’s browser, for another file, or with a changed letter', async () => {
    const address = await boughtBy('buyer7', 'c11');
    const no = { kind: 'forbidden', message: 'Purchase the course First!!' };
    await expect(visitor().openVideo({ ...address, viewerSession: 'browser-2' })).rejects.toMatchObject(no);
    await expect(visitor().openVideo({ ...address, viewerSession: '' })).rejects.toMatchObject(no);
    await expect(visitor().openVideo({ ...address, filename: 'paid-c10.mp4' })).rejects.toMatchObject(no);
    await expect(
      visitor().openVideo({ ...address, signature: `A${address.signature.slice(1)}` }),
    ).rejects.toMatchObject(no);
  });

  it('dies by itself, and at once when access ends', async () => {
    const address = await boughtBy('buyer8', 'c12');
    now = new Date(now.getTime() + suite.settings.videoAddressLife + 1);
    await expect(visitor().openVideo(address)).rejects.toMatchObject({ kind: 'forbidden' });
    now = new Date('2026-12-21T17:59:30Z');
    const [late] = await signatures(as('buyer8'), 'c12');
    expect(late?.signature).not.toBe('');
    now = new Date('2026-12-21T18:00:00Z');
    await expect(visitor().openVideo(late ?? address)).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('progress', () => {
  it('remembers where a student stopped, and that a lesson was watched', async () => {
    await addLesson('c20', 'p1');
    await addLesson('c20', 'p2');
    await pay(aPaidOrder('o20', 'buyer20', ['c20']));
    await enrolled('buyer20', 1);
    const student = as('buyer20');
    await student.savePosition({ lessonId: 'p1', seconds: 59 });
    await student.savePosition({ lessonId: 'p2', seconds: 17 });
    await student.savePosition({ lessonId: 'p1', seconds: 5 });
    const { lessons, enrolment } = await student.listLessons({ courseId: 'c20', viewerSession: '' });
    expect(lessons.map(({ stoppedAtSeconds, completed }) => [stoppedAtSeconds, completed])).toEqual([
      [5, true],
      [17, false],
    ]);
    expect(enrolment).toMatchObject({ lessonsTotal: 2, lessonsCompleted: 1, nextLessonId: 'p2' });
    expect((await enrolled('buyer20', 1))[0]).toMatchObject({
      lessonsTotal: 2,
      lessonsCompleted: 1,
      nextLessonId: 'p2',
    });
  });

  it('is not kept for a lesson that may not be watched', async () => {
    await addLesson('c21', 'locked');
    await expect(as('nobody').savePosition({ lessonId: 'locked', seconds: 1 })).rejects.toMatchObject({
      kind: 'forbidden',
      message: 'Purchase the course First!!',
    });
  });
});
