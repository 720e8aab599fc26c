import { domainError } from '@sargam/chassis/errors';
import { summary } from './course-sample.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const instructor = () => gateway.tokenOf('instructor');
const admin = () => gateway.tokenOf('admin');
const requestsOf = (name: string) =>
  gateway.fakes.calls.filter(({ call }) => call === name).map(({ request }) => request);
const sentAt = new Date('2026-11-21T04:30:00Z');
const submission = { state: 'SUBMISSION_STATE_WAITING', sentAt, comment: '' };
const proposal = {
  standard: { tier: 'TIER_STANDARD', pricePoisha: 150_000n, oldPricePoisha: 0n, validityDays: 30 },
  tiers: [],
};
beforeEach(() => {
  gateway.fakes.answer('catalogue.saveCourse', () => ({ summary }));
  gateway.fakes.answer('catalogue.getCourse', () => ({ summary, version: 3, proposal, submission }));
  gateway.fakes.answer('learning.listLessons', () => ({
    lessons: [{ id: 'l1', status: 'LESSON_STATUS_PAID' }],
  }));
});

it('an instructor proposes prices: the prices of the course stay', async () => {
  const form = new FormData();
  form.append('title', 'Better');
  form.append('price', '1800');
  expect((await gateway.call('/course/c1/', { form, token: await instructor() })).status).toBe(200);
  expect(requestsOf('catalogue.saveCourse')).toMatchObject([
    {
      asRevision: true,
      course: {
        summary: { title: { en: 'Better' }, standard: summary.standard, tiers: summary.tiers },
        proposal: { standard: { pricePoisha: 180_000n, validityDays: 30 }, tiers: [] },
      },
    },
  ]);
});

it("the change of another instructor's course is refused with 403", async () => {
  gateway.fakes.answer('catalogue.getCourse', () => {
    throw domainError.forbidden();
  });
  const form = new FormData();
  form.append('title', 'Taken');
  expect((await gateway.call('/course/c9/', { form, token: await instructor() })).status).toBe(403);
  expect(requestsOf('catalogue.saveCourse')).toEqual([]);
});

it('an editor sees the proposal and the state, and a visitor neither', async () => {
  const { body } = await gateway.call('/course/c1/?revision=draft&texts=both', { token: await instructor() });
  expect(body).toMatchObject({
    submission: { state: 'waiting', sentAt: sentAt.toISOString(), decidedAt: null, comment: null },
    proposal: { price: 1500, validity: 30 },
  });
  gateway.fakes.answer('catalogue.getCourse', () => ({ summary }));
  expect((await gateway.call('/course/c1/')).body).toMatchObject({ submission: null, proposal: null });
});

it('a course is sent with the number and the draft of its lessons, and taken back', async () => {
  gateway.fakes.answer('drafts.listDrafts', () => ({
    drafts: [{ courseId: 'c1', number: 4, changeCount: 1 }],
  }));
  gateway.fakes.answer('submissions.submitCourse', () => ({ summary }));
  gateway.fakes.answer('submissions.withdrawCourse', () => ({ summary }));
  for (const action of ['send', 'take-back']) {
    const path = `/course/submission/${action}/c1`;
    expect((await gateway.call(path, { json: { version: 3 }, token: await instructor() })).status).toBe(200);
  }
  expect(requestsOf('submissions.submitCourse')).toEqual([
    { courseId: 'c1', basedOnVersion: 3, lessonCount: 1, lessonDraft: 4 },
  ]);
  expect(requestsOf('submissions.withdrawCourse')).toEqual([{ courseId: 'c1', basedOnVersion: 3 }]);
});

it('an admin sees what waits and since when', async () => {
  gateway.fakes.answer('submissions.listSentCourses', () => ({
    courses: [{ course: summary, submission, proposal }],
    total: 21,
  }));
  gateway.fakes.answer('drafts.listDrafts', () => ({
    drafts: [{ courseId: 'c1', number: 4, changeCount: 2 }],
  }));
  const { body } = await gateway.call('/course/submission/waiting?page=1&limit=20', { token: await admin() });
  expect(body).toMatchObject({
    total: 21,
    data: [
      {
        _id: 'c1',
        submission: { sentAt: sentAt.toISOString() },
        proposal: { price: 1500 },
        lessonChanges: 2,
      },
    ],
  });
});

it('a course is published with the prices of the admin; prices that are not sent stay', async () => {
  gateway.fakes.answer('submissions.publishSubmittedCourse', () => ({ summary }));
  const json = { version: 3, price: '1800', validity: '60' };
  const { body } = await gateway.call('/course/submission/publish/c1', { json, token: await admin() });
  expect(body).toMatchObject({ message: 'Course published!!!' });
  expect(requestsOf('submissions.publishSubmittedCourse')).toMatchObject([
    {
      basedOnVersion: 3,
      lessonCount: 1,
      paidLessonCount: 1,
      prices: {
        standard: { pricePoisha: 180_000n, oldPricePoisha: 200_050n, validityDays: 60 },
        tiers: [{ tier: 'TIER_GOLD', pricePoisha: 300_000n }],
      },
    },
  ]);
});

it.each([
  ['published', 'publish', { price: '1800', validity: '60' }],
  ['sent back with a comment', 'changes', { comment: 'More chords' }],
])('a course is not %s without the version that the admin has seen', async (_, decision, json) => {
  const answer = await gateway.call(`/course/submission/${decision}/c1`, { json, token: await admin() });
  expect([answer.status, answer.body['errors']]).toMatchObject([400, [{ field: 'version' }]]);
  expect(gateway.fakes.calls).toEqual([]);
});

it('the second of two admins gets 409 with the present course', async () => {
  gateway.fakes.answer('submissions.askForChanges', () => {
    throw domainError.conflict('submission-outdated', 'Decided in the meantime.');
  });
  const path = '/course/submission/changes/c1';
  const json = { version: 3, comment: 'More chords' };
  const { status, body } = await gateway.call(path, { json, token: await admin() });
  expect([status, body['code'], body['course']]).toMatchObject([409, 'submission-outdated', { _id: 'c1' }]);
  const blank = await gateway.call(path, { json: { version: 3, comment: ' ' }, token: await admin() });
  expect([blank.status, blank.body['errors']]).toMatchObject([400, [{ field: 'comment' }]]);
});
