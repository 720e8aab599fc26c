import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { ReviewServiceDefinition } from '@sargam/proto/learning/v1/reviews';
import { sql } from 'kysely';
import { courseEvents } from '../src/courses/course-events.ts';
import { reviewEvents } from '../src/reviews/review-events.ts';
import { certificateSteps, names, passed } from './certificate-steps.ts';
import { openSecondConnection, type SecondConnection } from './second-connection.ts';
import { startServiceProcess } from './service-process.ts';
import { buildCourseEvent, startTestSystem, type TestSystem } from './test-system.ts';

let system: TestSystem;
let connection: SecondConnection;
let child: ChildProcess | undefined;
const certificates = certificateSteps(() => system);
beforeAll(async () => {
  system = await startTestSystem();
  connection = await openSecondConnection(system.suite);
}, 60_000);
// The separate process has the clock of the machine, and a signed caller is valid for a minute.
beforeEach(() => system.setClock(Date.now()));
afterAll(async () => {
  child?.kill('SIGKILL');
  await connection.close();
  await system.suite.stop();
}, 30_000);

type Address = { readonly address: string };
const content = 'Clear steps, and I can play along now.';
const answer = 'Thank you!';

const kill = async (): Promise<void> => {
  if (!child) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
};

/** Runs in a separate process of the service, which replaces the service meanwhile. */
const inProcess = (run: (process: Address) => Promise<void>): Promise<void> =>
  system.suite.restart(async () => {
    const started = await startServiceProcess(system);
    child = started.child;
    system.setClock(Date.now());
    await run({ address: `127.0.0.1:${started.grpcPort}` });
  });

/**
 * Kills the process while the transaction of the call waits for a table. Before the commit nothing is saved. The event is written with the
 * commit: the database completes both, although nobody gets the answer.
 */
const killWaitingFor = (table: string, call: (process: Address) => Promise<unknown>) =>
  inProcess((process) =>
    connection.db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(tx);
      const outcome = call(process).then(
        () => 'answered',
        () => 'failed',
      );
      await system.suite.eventually(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'
            and application_name not like '%relay' and query like ${`%${table}%`}`.execute(connection.db);
        expect(rows.length).toBeGreaterThan(0);
      });
      await kill();
      expect(await outcome).toBe('failed');
    }),
  );

/** Kills the process right after the call has answered: its event may be published or not. */
const killAfter = (call: (process: Address) => Promise<unknown>) =>
  inProcess(async (process) => {
    await call(process);
    await kill();
  });

const reviewsAs = (subject: string, role: string, options?: Address, claims: Record<string, string> = {}) =>
  system.suite.as({ subject, roles: [role], claims }, options).client(ReviewServiceDefinition);
const adminCertificates = (options?: Address) =>
  system.suite.as({ subject: 'admin-1', roles: ['admin'] }, options).client(CertificateServiceDefinition);

/** Each event once, also if a relay was killed between publishing and deleting it. */
const reviewEventsOf = (courseId: string) =>
  new Map(
    system.suite
      .publishedEvents(reviewEvents)
      .flatMap(({ id, event: { event } }) => (event?.value.courseId === courseId ? [[id, event.$case]] : [])),
  );
const expectReviewEvents = (courseId: string, cases: readonly string[]) =>
  system.suite.eventually(() => expect([...reviewEventsOf(courseId).values()].sort()).toEqual(cases), 20_000);

const aWatchedCourse = async (courseId: string): Promise<string> => {
  const studentId = `student-${courseId}`;
  await system.suite.publish(courseEvents, courseId, buildCourseEvent(courseId, 'mitu'));
  await system.addLesson(courseId, `lesson-${courseId}`);
  await system.pay(system.buildPaidOrder(`order-${courseId}`, studentId, [courseId]));
  await system.enrolled(studentId, 1);
  await system.as(studentId).savePosition({ lessonId: `lesson-${courseId}`, seconds: 60 });
  return studentId;
};

it('a certificate whose decision is killed is provided as a whole by the repeat, with one event', async () => {
  const applicationId = await certificates.apply('k1');
  await adminCertificates().recordMarks({ applicationId, ...passed });
  const provide = (options?: Address) =>
    adminCertificates(options).provideCertificate({ applicationId, ...names });
  await killWaitingFor('certificate_applications', provide);
  const state = async () =>
    (
      await sql<{ state: string; code: string | null }>`select state, code from certificate_applications
      where id = ${applicationId}`.execute(connection.db)
    ).rows[0];
  expect(await state()).toEqual({ state: 'pending', code: null });
  await killWaitingFor('outbox', provide);
  await system.suite.eventually(async () => expect((await state())?.state).toBe('provided'));
  const { code } = (await state()) ?? {};
  expect(code).toMatch(/./);
  await killAfter(provide);
  expect((await provide()).code).toBe(code);
  await system.suite.eventually(
    () => expect(new Set(certificates.publishedEvents(applicationId))).toEqual(new Set(['provided'])),
    20_000,
  );
}, 240_000);

it('a review that is killed is written once by the repeat, counted once and published once', async () => {
  const studentId = await aWatchedCourse('k2');
  const save = (options?: Address) =>
    reviewsAs(studentId, 'student', options).saveReview({ courseId: 'k2', rating: 5, content });
  await killWaitingFor('course_ratings', save);
  const own = async () => (await reviewsAs(studentId, 'student').getOwnReview({ courseId: 'k2' })).review;
  expect(await own()).toBeUndefined();
  await killWaitingFor('outbox', save);
  await system.suite.eventually(async () => expect(await own()).toMatchObject({ rating: 5 }));
  await killAfter(save);
  await save();
  const { reviews, summary } = await reviewsAs('v', 'student').listCourseReviews({ courseId: 'k2' });
  expect([reviews.length, summary?.counts]).toEqual([1, [0, 0, 0, 0, 1]]);
  await expectReviewEvents('k2', ['written']);
}, 240_000);

it('an answer that is killed is saved by the repeat and published once', async () => {
  const studentId = await aWatchedCourse('k3');
  const { id: reviewId } = await reviewsAs(studentId, 'student').saveReview({
    courseId: 'k3',
    rating: 4,
    content,
  });
  const save = (options?: Address) =>
    reviewsAs('teacher', 'instructor', options, { instructor: 'mitu' }).saveReviewAnswer({
      reviewId,
      answer,
    });
  await killWaitingFor('reviews', save);
  const shown = async () =>
    (await reviewsAs('v', 'student').listCourseReviews({ courseId: 'k3' })).reviews[0]?.answer;
  expect(await shown()).toBe('');
  await killWaitingFor('outbox', save);
  await system.suite.eventually(async () => expect(await shown()).toBe(answer));
  await killAfter(save);
  await save();
  expect(await shown()).toBe(answer);
  await expectReviewEvents('k3', ['answered', 'written']);
}, 240_000);
