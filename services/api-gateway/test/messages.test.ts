import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_MESSAGE: '2' });
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const me = personIdOf('student');
const thread = {
  id: 't1',
  studentId: me,
  studentName: 'Mitu',
  instructorId: 'teacher',
  text: 'How?',
  instructorName: { en: 'Arif', bn: 'আরিফ' },
  createdAt: new Date(),
  answers: [],
};
const message = { to: 'teacher', from: me, name: 'Another', email: 'else@b.test', message: ' How? ' };
const callsOf = (call: string) => gateway.fakes.calls.filter((one) => one.call === call);

it('a message is sent as the account; name and address in the form are ignored', async () => {
  const { status, body } = await gateway.call('/contact/student/', {
    json: message,
    token: await gateway.tokenOf('student'),
  });
  expect([status, body['message']]).toEqual([200, 'Message Sent Successfully!!']);
  const [written] = callsOf('threads.writeToInstructor');
  expect(written?.request).toEqual({
    instructorId: 'teacher',
    text: 'How?',
    idempotencyKey: expect.stringMatching(/./),
  });
  expect(written?.caller?.subject).toBe(me);
});

it('messages of another sender, empty messages and too long ones are rejected', async () => {
  const token = await gateway.sign({ sub: 'p-9', role: 'student', sid: 's', verified: true });
  const send = async (change: object) =>
    (await gateway.call('/contact/student/', { json: { ...message, from: 'p-9', ...change }, token })).status;
  expect(await send({ message: ' ' })).toBe(400);
  expect(await send({ message: 'x'.repeat(10_001) })).toBe(400);
  expect(await send({ from: 'p-1' })).toBe(403);
  expect(callsOf('threads.writeToInstructor')).toEqual([]);
});

it('messages are limited per person across networks', async () => {
  const sub = `eager-${Date.now()}`;
  const token = await gateway.sign({ sub, role: 'student', sid: 's', verified: true });
  const json = { ...message, from: sub };
  const statuses: number[] = [];
  for (let i = 0; i < 3; i++)
    statuses.push((await gateway.call('/contact/student/', { json, token })).status);
  expect(statuses).toEqual([200, 200, 429]);
});

it('a thread shows its first message and last answer in the reader’s language, without e-mail addresses', async () => {
  const answers = ['Loosely.', 'And slowly.'].map((text, at) => ({
    id: `a${at}`,
    text,
    givenAt: new Date(),
  }));
  gateway.fakes.answer('threads.listThreadsOfStudent', ({ answered }) => ({
    threads: [{ ...thread, answers: answered ? answers : [] }],
    total: 1,
  }));
  const token = await gateway.tokenOf('student');
  const headers = { 'accept-language': 'bn' };
  const pending = await gateway.call(`/contact/u/c/${me}`, { token, headers });
  expect(pending.body).toMatchObject({
    total: 1,
    data: [{ _id: 't1', message: 'How?', toName: 'আরিফ', status: false, reply: '' }],
  });
  const answered = await gateway.call(`/contact/u/p/${me}`, { token });
  expect(answered.body['data']).toMatchObject([{ status: true, reply: 'And slowly.' }]);
  expect(answered.text).not.toContain('@');
});

it('an instructor sees and answers only messages of their own students', async () => {
  const token = await gateway.tokenOf('instructor');
  expect((await gateway.call('/contact/mystudent/teacher', { token })).status).toBe(200);
  expect((await gateway.call('/contact/mystudent/another', { token })).status).toBe(403);
  gateway.fakes.answer('threads.answerThread', () => ({
    ...thread,
    answers: [{ id: 'a', text: 'So.', givenAt: new Date() }],
  }));
  const { body } = await gateway.call('/contact/r/t1', { json: { reply: 'So.' }, token });
  expect(body['data']).toMatchObject({ status: true, reply: 'So.' });
  expect(callsOf('threads.answerThread')[0]?.request).toEqual({ threadId: 't1', text: 'So.' });
});

it('an instructor asks for unanswered messages, and keeps reply templates', async () => {
  const token = await gateway.tokenOf('instructor');
  gateway.fakes.answer('threads.listThreadsOfInstructor', () => ({
    threads: [thread],
    total: 1,
    waiting: 1,
  }));
  const { body } = await gateway.call('/contact/mystudent/teacher?status=false&page=2&limit=5', { token });
  expect(body).toMatchObject({ total: 1, unanswered: 1, data: [{ status: false, repliedAt: null }] });
  expect(callsOf('threads.listThreadsOfInstructor').at(-1)?.request).toMatchObject({ answered: false });
  const json = { title: 'Slow', text: 'At 60 BPM.' };
  const saved = await gateway.call('/contact/templates/t1', { method: 'PUT', json, token });
  expect(saved.status).toBe(200);
  expect(callsOf('threads.saveReplyTemplate').at(-1)?.request).toEqual({ template: { id: 't1', ...json } });
});
