import { domainError } from '@sargam/chassis/errors';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const path = '/learning/loops/l1';
const form = { name: ' The hard bar ', start: 12.34, end: 15.3 };
const requests = (call: string) =>
  gateway.fakes.calls.filter((made) => made.call === `practice.${call}`).map(({ request }) => request);
const put = async (json: object) =>
  gateway.call(`${path}/one`, { method: 'PUT', token: await gateway.tokenOf('student'), json });

it('the points of a loop are seconds with tenths', async () => {
  const stored = { id: 'one', name: 'The hard bar', startTenths: 123, endTenths: 153 };
  gateway.fakes.answer('practice.listLoops', () => ({ loops: [stored] }));
  const { body } = await gateway.call(path, { token: await gateway.tokenOf('student') });
  expect(body['data']).toEqual([{ id: 'one', name: 'The hard bar', start: 12.3, end: 15.3 }]);
  expect((await put(form)).status).toBe(200);
  expect(requests('saveLoop')).toEqual([{ lessonId: 'l1', loop: stored }]);
});

it.each([
  ['without a name', { ...form, name: ' ' }],
  ['with a name of 61 letters', { ...form, name: 'a'.repeat(61) }],
  ['with a negative start', { ...form, start: -1 }],
])('a loop %s is refused without a call to learning', async (_, wrong) => {
  expect((await put(wrong)).status).toBe(400);
  expect(requests('saveLoop')).toEqual([]);
});

it('the limit of learning keeps its code and message', async () => {
  gateway.fakes.answer('practice.saveLoop', () => {
    throw domainError.conflict('too-many-loops', 'You can keep 50 loops in a lesson.');
  });
  const { status, body } = await put(form);
  expect([status, body['code'], body['message']]).toEqual([
    409,
    'too-many-loops',
    'You can keep 50 loops in a lesson.',
  ]);
});

it('a loop is deleted by its lesson and id', async () => {
  const token = await gateway.tokenOf('student');
  expect((await gateway.call(`${path}/one`, { method: 'DELETE', token })).status).toBe(200);
  expect(requests('deleteLoop')).toEqual([{ lessonId: 'l1', loopId: 'one' }]);
});
