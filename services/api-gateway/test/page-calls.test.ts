import { summary } from './course-sample.ts';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const lesson = {
  id: 'l1',
  filename: 'f.mp4',
  signature: 'a/b',
  status: 'LESSON_STATUS_LOGIN',
  sizeBytes: 12n,
};

describe('a person sees only their own resources', () => {
  it.each([
    ['/cart/somebody'],
    ['/cart/quote/somebody'],
    ['/order/mine/somebody'],
    ['/learning/classroom/somebody'],
    ['/user/somebody'],
    ['/analytics/instructor/another/1-11-2026/21-11-2026'],
  ])('not %s', async (path) => {
    for (const role of ['student', 'instructor'] as const) {
      const { status } = await gateway.call(path, { token: await gateway.tokenOf(role) });
      expect(status).toBe(403);
    }
    expect((await gateway.call(path, { token: await gateway.tokenOf('admin') })).status).toBe(200);
  });
});

it('a classroom shows the next lesson, without title if learning is slow', async () => {
  gateway.fakes.answer('learning.listEnrolments', () => ({
    enrolments: [{ courseId: 'c1', active: true, nextLessonId: 'l1', tier: 'TIER_GOLD', lessonsTotal: 3 }],
  }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [summary] }));
  gateway.fakes.answer('learning.listLessons', () => ({ lessons: [{ ...lesson, title: { en: 'One' } }] }));
  const path = `/learning/classroom/${personIdOf('student')}`;
  const token = await gateway.tokenOf('student');
  const named = await gateway.call(path, { token });
  expect(named.body['data']).toMatchObject([
    { tier: 'gold', lessonsTotal: 3, nextLesson: { _id: 'l1', title: 'One' } },
  ]);
  gateway.fakes.answer('learning.listLessons', () => new Promise(() => undefined));
  const unnamed = await gateway.call(path, { token });
  expect(unnamed.body['data']).toMatchObject([{ nextLesson: { _id: 'l1', title: '' } }]);
});

it('analytics days are days in Dhaka, both included', async () => {
  await gateway.call('/analytics/paid-orders/01-11-2026/2026-11-21', {
    token: await gateway.tokenOf('admin'),
  });
  expect(gateway.fakes.calls.at(-1)?.request).toMatchObject({
    from: new Date('2026-10-31T18:00:00Z'),
    until: new Date('2026-11-21T18:00:00Z'),
    paidOnly: true,
  });
});

it('the OpenAPI page loads assets of this host only', async () => {
  const page = await gateway.call('/api/docs/');
  expect(page.status).toBe(200);
  expect(page.text).not.toMatch(/(src|href)="https?:/);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect((await gateway.call('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
});

it('request metrics use the route template', async () => {
  await gateway.call('/course/c9/');
  const metrics = await (await fetch(`${gateway.testService.opsUrl}/metrics`)).text();
  expect(metrics).toMatch(/http_requests_seconds_count\{.*route="\/course\/\{id\}\/".*\} \d+/);
  expect(metrics).not.toContain('/course/c9');
});
