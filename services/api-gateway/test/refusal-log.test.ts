import { createLog } from '@sargam/chassis/log';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

const lines: Record<string, unknown>[] = [];
const log = createLog({
  service: 'api-gateway',
  level: 'info',
  destination: { write: (line) => void lines.push(JSON.parse(line)) },
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ RATE_LOGIN: '1' }, { log });
});
afterAll(() => gateway.stop());
beforeEach(() => lines.splice(0));

const refusal = () => lines.filter(({ msg }) => msg === 'request refused');

describe('a refusal is a log line with route, code, network and trace', () => {
  it('401: without a subject', async () => {
    const { body } = await gateway.call('/order/mine/maya', { from: '203.0.113.9' });
    expect(refusal()).toEqual([
      expect.objectContaining({
        method: 'GET',
        route: '/order/mine/{userId}',
        status: 401,
        code: 'login-required',
        network: '203.0.113.9',
        target: ['maya'],
        trace_id: body['traceId'],
      }),
    ]);
    expect(refusal()[0]).not.toHaveProperty('caller');
  });

  it('403: with the subject and the target', async () => {
    const token = await gateway.tokenOf('student');
    await gateway.call('/order/mine/maya', { token });
    expect(refusal()).toEqual([
      expect.objectContaining({ status: 403, code: 'forbidden', caller: 'person-student', target: ['maya'] }),
    ]);
  });

  it('429: for the network', async () => {
    const login = () =>
      gateway.call('/user/login/', { json: { email: 'a@b.test', password: 'wrong' }, from: '198.51.100.4' });
    await login();
    lines.splice(0);
    await login();
    expect(refusal()).toEqual([
      expect.objectContaining({ status: 429, route: '/user/login/', network: '198.51.100.4' }),
    ]);
    expect(JSON.stringify(lines)).not.toContain('a@b.test');
  });
});

it('a refusal does not log a code, a file name or an e-mail address of the path', async () => {
  const token = await gateway.tokenOf('student');
  await gateway.call('/store/gift-card/redeem/ABCD-EFGH-JKLM-2345/somebody', { token, method: 'POST' });
  await gateway.call('/user/checkemail/a%40b.test', { token });
  const text = JSON.stringify(lines);
  expect(text).not.toMatch(/ABCD|a@b\.test/);
  expect(refusal()).toMatchObject([{ status: 403, target: ['somebody'] }]);
});

it('an answered request is logged without network and target', async () => {
  await gateway.call('/course/');
  expect(lines.filter(({ msg }) => msg === 'request')).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain('network');
});

it('an admin who reads the data of a person is logged with the route and the person, and the person is not', async () => {
  await gateway.call('/contact/u/c/person-student', { token: await gateway.tokenOf('student') });
  expect(JSON.stringify(lines)).not.toContain('accessed by an admin');
  await gateway.call('/contact/u/c/person-student', { token: await gateway.tokenOf('admin') });
  expect(lines.filter(({ msg }) => msg === 'data of another person accessed by an admin')).toEqual([
    expect.objectContaining({
      caller: 'person-admin',
      method: 'get',
      path: '/contact/u/c/{userId}',
      params: { userId: 'person-student' },
    }),
  ]);
});
