import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { routes } from '../src/routes/index.ts';
import { callsWithoutKey } from './calls-without-key.ts';
import { fakeIdempotentService } from './fake-idempotent-service.ts';
import { type IdempotentCall, idempotentCalls } from './idempotent-calls.ts';
import { startTestGateway, type TestGateway, type TestResponse } from './test-gateway.ts';

let gateway: TestGateway;
let otherReplica: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  otherReplica = await startTestGateway({}, { replicaOf: gateway });
  // The first calls may run before Redis is connected.
  const [, , confirm] = idempotentCalls;
  const warm = (replica: TestGateway) =>
    gateway.testService.eventually(async () => {
      const [who, key] = [await newPerson('student'), newId()];
      await send(confirm as IdempotentCall, { who, key, replica });
      const other = await send(confirm as IdempotentCall, { who, key, replica, other: true });
      expect(other.status).toBe(409);
    });
  await warm(gateway);
  await warm(otherReplica);
}, 60_000);
beforeEach(() =>
  gateway.fakes.answer('identity.getPerson', () => ({ name: 'Mitu', email: 'mitu@b.test', phone: '017' })),
);
afterEach(() => gateway.fakes.reset());
afterAll(async () => {
  await otherReplica.stop();
  await gateway.stop();
});

const newPerson = async (role: string) => {
  const id = `${role}-${newId()}`;
  return { id, token: await gateway.sign({ sub: id, role, sid: `s-${id}`, verified: true }) };
};

interface CallOptions {
  readonly who: Awaited<ReturnType<typeof newPerson>>;
  readonly key: string;
  readonly replica?: TestGateway;
  /** Sends the different request. */
  readonly other?: boolean;
}

const send = (
  call: IdempotentCall,
  { who, key, replica = gateway, other = false }: CallOptions,
): Promise<TestResponse> => {
  const { route, path, json, fields } = { ...call, ...(other && call.other) };
  const method = route.split(' ')[0]?.toUpperCase();
  return replica.call(path(who.id), {
    method,
    token: who.token,
    headers: { 'idempotency-key': key },
    ...(json && { json: json(who.id) }),
    ...(fields && { form: formOf(fields) }),
  });
};

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('photo', new Blob(['%PDF-1.7\n%%EOF\n'], { type: 'application/pdf' }), 'receipt.pdf');
  return form;
};

const nameOf = ({ method, path }: (typeof routes)[number]) => `${method} ${path}`;
const pathOf = (route: string) => route.slice(route.indexOf(' ') + 1);
const shopPaths = /^\/(?:order|cart|store|payments|wishlist|wallet|referral)(?:\/|$)/;

it('all routes with an idempotency key are covered', () => {
  const keyed = routes.filter(({ idempotency: idempotent }) => idempotent).map(nameOf);
  expect(idempotentCalls.map(({ route }) => route).sort()).toEqual(keyed.sort());
});

it('every changing call of the shop accepts a key or is listed with the reason why it needs none', () => {
  const changing = routes.filter(
    ({ method, path, changesState: changes }) => shopPaths.test(path) && (method !== 'get' || changes),
  );
  const withKey = idempotentCalls.map(({ route }) => route).filter((route) => shopPaths.test(pathOf(route)));
  const known = [...withKey, ...Object.keys(callsWithoutKey)];
  expect(changing.map(nameOf).sort()).toEqual(known.sort());
});

describe.each(idempotentCalls.map((call) => [call.route, call] as const))('%s', (_name, call) => {
  it('a repeat returns the same bytes at every replica', async () => {
    const { executions } = fakeIdempotentService(gateway.fakes, call);
    const [who, key] = [await newPerson(call.role), newId()];
    const first = await send(call, { who, key });
    expect(first.status).toBe(200);
    for (const replica of [gateway, otherReplica, gateway]) {
      const repeat = await send(call, { who, key, replica });
      expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    }
    expect(executions()).toBe(1);
  });

  it('a key with another request is rejected at every replica and executes nothing', async () => {
    const { executions } = fakeIdempotentService(gateway.fakes, call);
    const [who, key] = [await newPerson(call.role), newId()];
    const first = await send(call, { who, key });
    for (const replica of [gateway, otherReplica]) {
      const { status, body } = await send(call, { who, key, replica, other: true });
      expect([status, body['code'], body['message']]).toEqual([
        409,
        'idempotency-key-reused',
        'This request was sent before with other contents.',
      ]);
    }
    expect((await send(call, { who, key })).text).toBe(first.text);
    expect(executions()).toBe(1);
  });

  it('repeats during the first call wait for its answer', async () => {
    let finish: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { executions } = fakeIdempotentService(gateway.fakes, call, pause);
    const [who, key] = [await newPerson(call.role), newId()];
    const all = [gateway, otherReplica, gateway, otherReplica].map((replica) =>
      send(call, { who, key, replica }),
    );
    await gateway.testService.eventually(() => expect(executions()).toBe(1));
    const soonest = await Promise.race([...all, new Promise((resolve) => setTimeout(resolve, 150, 'none'))]);
    expect(soonest).toBe('none');
    finish();
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, executions()]).toEqual([200, 1]);
  });

  it('the same key of another caller does not return the first caller’s answer', async () => {
    const { executions } = fakeIdempotentService(gateway.fakes, call);
    const key = newId();
    const [one, another] = [await newPerson(call.role), await newPerson(call.role)];
    await send(call, { who: one, key });
    expect((await send(call, { who: another, key, other: true })).status).toBe(200);
    expect(executions()).toBe(2);
  });

  it.each([
    ['not-there', () => domainError.notFound('not-there', 'It is not there.'), 404],
    ['taken', () => domainError.conflict('taken', 'It is taken.'), 409],
    ['unavailable', () => domainError.unavailable('unavailable', 'It is unavailable.'), 503],
  ])('an error (%s) is not stored: a repeat runs the call again', async (...how) => {
    const [code, refusal, expected] = how;
    gateway.fakes.answer(call.call, () => {
      throw refusal();
    });
    const [who, key] = [await newPerson(call.role), newId()];
    const refused = [await send(call, { who, key }), await send(call, { who, key, replica: otherReplica })];
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
      refused.map(() => [expected, code]),
    );
    const [first, second] = refused.map(({ body }) => ({ ...body, traceId: '' }));
    expect(second).toEqual(first);
    fakeIdempotentService(gateway.fakes, call);
    expect((await send(call, { who, key })).status).toBe(200);
  });

  it.each(['', ' ', 'two words', 'x'.repeat(101), 'é'])('the invalid key %j is rejected', async (key) => {
    const { executions } = fakeIdempotentService(gateway.fakes, call);
    const { status, body } = await send(call, { who: await newPerson(call.role), key });
    expect([status, body['code']]).toEqual([400, 'invalid-idempotency-key']);
    expect(executions()).toBe(0);
  });
});

it('a restarted gateway returns answers stored before the restart', async () => {
  const before = await startTestGateway({}, { replicaOf: gateway });
  const requests = await Promise.all(
    idempotentCalls.map(async (call) => {
      const { executions } = fakeIdempotentService(gateway.fakes, call);
      const options = { who: await newPerson(call.role), key: 'x'.repeat(74) + newId() };
      return { call, options, executions, first: await send(call, { ...options, replica: before }) };
    }),
  );
  await before.stop();
  const after = await startTestGateway({}, { replicaOf: gateway });
  try {
    for (const { call, options, executions, first } of requests) {
      const repeat = await send(call, { ...options, replica: after });
      expect([call.route, repeat.text, executions()]).toEqual([call.route, first.text, 1]);
      expect((await send(call, { ...options, replica: after, other: true })).status).toBe(409);
    }
  } finally {
    await after.stop();
  }
}, 60_000);
