import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const get = async (path: string, headers: Record<string, string> = {}) =>
  gateway.call(path, { token: await gateway.tokenOf('admin'), headers });
const callsOf = (call: string) => gateway.fakes.calls.filter((one) => one.call === call);

const message = {
  id: 'm1',
  name: 'Rafi',
  email: 'rafi@b.test',
  message: 'Hello',
  createdAt: new Date('2026-11-01T04:00:00Z'),
};
const thread = (id: string, studentId: string) => ({
  id,
  studentId,
  studentName: 'Mitu',
  instructorId: 'teacher',
  instructorName: { en: 'Arif', bn: 'আরিফ' },
  text: 'How?',
  createdAt: new Date(),
  answers: [],
});

describe('messages of the contact form', () => {
  it('are listed with their state and the number of unanswered ones', async () => {
    const replied = { ...message, id: 'm2', repliedAt: new Date('2026-11-02T04:00:00Z') };
    gateway.fakes.answer('messaging.listContactMessages', () => ({ messages: [message, replied], total: 2 }));
    gateway.fakes.answer('messaging.countWaiting', () => ({ contactMessages: 1, threads: 7 }));
    const { body } = await get('/contact/general/?status=false&page=1&limit=5');
    expect(body).toMatchObject({
      data: [
        { _id: 'm1', email: 'rafi@b.test', status: false, repliedAt: null, reply: '' },
        { _id: 'm2', status: true, repliedAt: '2026-11-02T04:00:00.000Z' },
      ],
      total: 2,
      more: false,
      next: null,
      unanswered: 1,
    });
    expect(callsOf('messaging.countWaiting')[0]?.request).toEqual({ kind: 'WAITING_KIND_CONTACT_MESSAGES' });
    expect(callsOf('messaging.listContactMessages')[0]?.request).toMatchObject({
      replied: false,
      page: { page: 1, limit: 5 },
    });
  });

  it('are marked as replied by a call that is not prefetched and not cached', async () => {
    gateway.fakes.answer('messaging.markContactMessageReplied', () => ({
      ...message,
      repliedAt: new Date(),
    }));
    const prefetched = await get('/contact/general/m1', { 'sec-purpose': 'prefetch' });
    expect([prefetched.status, prefetched.body['code']]).toEqual([403, 'prefetch-refused']);
    const { body, headers } = await get('/contact/general/m1');
    expect(body).toMatchObject({
      success: true,
      message: 'Message marked as replied',
      data: { status: true },
    });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(callsOf('messaging.markContactMessageReplied').map(({ request }) => request)).toEqual([
      { messageId: 'm1' },
    ]);
  });
});

it('threads of all students have the e-mail addresses, read in one call', async () => {
  const threads = [thread('t1', 'p1'), thread('t2', 'p2'), thread('t3', 'p1')];
  gateway.fakes.answer('threads.listThreads', () => ({ threads, total: 3 }));
  gateway.fakes.answer('people.getPeople', () => ({ people: [{ id: 'p1', email: 'mitu@b.test' }] }));
  gateway.fakes.answer('messaging.countWaiting', () => ({ contactMessages: 1, threads: 3 }));
  const { body } = await get('/contact/student/');
  expect(body).toMatchObject({
    data: [{ _id: 't1', email: 'mitu@b.test' }, { email: '' }, { email: 'mitu@b.test' }],
    unanswered: 3,
  });
  expect(callsOf('people.getPeople').map(({ request }) => request)).toEqual([{ personIds: ['p1', 'p2'] }]);
  expect(callsOf('messaging.countWaiting')[0]?.request).toEqual({ kind: 'WAITING_KIND_THREADS' });
});

it('expired access has people and titles, each read in one call', async () => {
  const ended = ['p1', 'p2', 'p1'].map((studentId, i) => ({
    enrolmentId: `e${i}`,
    studentId,
    courseId: 'c1',
    orderId: 'o1',
    purchasedAt: new Date('2026-01-01T04:00:00Z'),
    endedAt: new Date('2026-02-01T17:59:59Z'),
  }));
  gateway.fakes.answer('learning.listEndedAccess', () => ({ ended, total: 3 }));
  gateway.fakes.answer('people.getPeople', () => ({
    people: [{ id: 'p1', studentId: 'SG-001001', name: 'Mitu', email: 'mitu@b.test', phone: '017' }],
  }));
  gateway.fakes.answer('catalogue.getCourses', () => ({ courses: [{ id: 'c1', title: { en: 'Chords' } }] }));
  const { body } = await get('/course-invalidate?limit=5');
  expect(body['data']).toMatchObject([
    {
      orderId: 'o1',
      userId: 'p1',
      studentId: 'SG-001001',
      userName: 'Mitu',
      userEmail: 'mitu@b.test',
      userPhone: '017',
      course: 'Chords',
      purchaseTime: '2026-01-01T04:00:00.000Z',
      createdAt: '2026-02-01T17:59:59.000Z',
    },
    { userId: 'p2', userName: '' },
    { userId: 'p1' },
  ]);
  expect(callsOf('people.getPeople').map(({ request }) => request)).toEqual([{ personIds: ['p1', 'p2'] }]);
  expect(callsOf('catalogue.getCourses')).toHaveLength(1);
});

it('without rows neither people nor courses are read', async () => {
  await get('/course-invalidate');
  await get('/contact/student/');
  expect([...callsOf('people.getPeople'), ...callsOf('catalogue.getCourses')]).toEqual([]);
});

it('an error of a service is a problem with its message', async () => {
  gateway.fakes.answer('learning.listEndedAccess', () => {
    throw domainError.invalid('page-too-deep', 'Use a filter to find older rows.', [
      { field: 'page', message: 'Pages end at row 10000' },
    ]);
  });
  const { status, body, headers } = await get('/course-invalidate?page=9999&limit=5');
  expect(headers.get('content-type')).toContain('application/problem+json');
  expect([status, body['code'], body['errors']]).toEqual([
    400,
    'page-too-deep',
    [{ field: 'page', message: 'Pages end at row 10000' }],
  ]);
});
