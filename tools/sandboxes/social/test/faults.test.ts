import { authorizePath, openTestSandbox, type TestSandbox } from './test-sandbox.ts';

let bench: TestSandbox;
beforeAll(async () => {
  bench = await openTestSandbox();
});
afterAll(() => bench.close());
afterEach(() => bench.admin('DELETE', '/faults'));

const order = (fault: object) => bench.admin('POST', '/faults', fault);
const jwks = (signal?: AbortSignal) => fetch(`${bench.url}/oauth2/v3/certs`, { ...(signal && { signal }) });

it('500, for the next two calls of that name only', async () => {
  await order({ mode: '500', call: 'jwks', calls: 2 });
  expect((await bench.get('/.well-known/openid-configuration')).status).toBe(200);
  expect([(await jwks()).status, (await jwks()).status, (await jwks()).status]).toEqual([500, 500, 200]);
});

it('garbage, time-out and reset', async () => {
  await order({ mode: 'garbage' });
  await expect((await jwks()).json()).rejects.toThrow();
  await order({ mode: 'timeout' });
  await expect(jwks(AbortSignal.timeout(300))).rejects.toThrow('timeout');
  await order({ mode: 'reset' });
  await expect(jwks()).rejects.toThrow();
});

it.each([
  { mode: 'explode' },
  { mode: '500', calls: 0 },
  { mode: '500', call: 'tea' },
  { mode: '500', call: 'id-token' },
  { mode: 'other-app', call: 'id-token' },
  {},
])('refuses the order %p', async (fault) => expect((await order(fault)).status).toBe(400));

interface Call {
  call: string;
  status?: number;
  note?: string;
}

const calls = async (query = '') =>
  (await bench.admin('GET', `/calls${query}`)).body.calls as unknown as Call[];

it('the journal says what was called, what came of it, and no secret', async () => {
  await bench.admin('DELETE', '/calls');
  await order({ mode: '500', call: 'jwks' });
  await jwks();
  await bench.press(authorizePath(), { person: 'nadia', decision: 'allow' });
  await bench.post('/token', { client_id: 'who', client_secret: 'very-secret' });
  const written = await calls();
  expect(written.map(({ call, status, note }) => [call, status, note])).toEqual([
    ['token', 401, 'invalid_client'],
    ['consent', 303, 'nadia'],
    ['jwks', 500, 'fault 500'],
  ]);
  expect(JSON.stringify(written)).not.toMatch(/very-secret|eyJ/);
  expect(await calls('?call=jwks')).toHaveLength(1);
});

it('keeps the last 300 calls, over a restart', async () => {
  for (let count = 0; count < 310; count += 1) await (await jwks()).text();
  const callCount = (await calls()).length;
  await bench.close();
  bench = await openTestSandbox({ DATA_DIR: bench.dataDir });
  expect([callCount, (await calls()).length]).toEqual([300, 300]);
});
