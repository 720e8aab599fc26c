import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { routes } from '../src/routes/index.ts';
import { type Suite, startSuite, type TestResponse } from './gateway-suite.ts';
import {
  callsWithoutKey,
  fakeIdempotentService,
  type IdempotentCall,
  idempotentCalls,
} from './idempotent-calls.ts';

let suite: Suite;
let beside: Suite;
beforeAll(async () => {
  suite = await startSuite();
  beside = await startSuite({}, suite);
  // The first calls may come before Redis is reached.
  const [, , confirm] = idempotentCalls;
  const warm = (replica: Suite) =>
    suite.tested.eventually(async () => {
      const [who, key] = [await aPerson('student'), newId()];
      await ask(confirm as IdempotentCall, { who, key, replica });
      const other = await ask(confirm as IdempotentCall, { who, key, replica, other: true });
      expect(other.status).toBe(409);
    });
  await warm(suite);
  await warm(beside);
}, 60_000);
beforeEach(() =>
  suite.fakes.answer('identity.getPerson', () => ({ name: 'Mitu', email: 'mitu@b.test', phone: '017' })),
);
afterEach(() => suite.fakes.reset());
afterAll(async () => {
  await beside.stop();
  await suite.stop();
});

const aPerson = async (role: string) => {
  const id = `${role}-${newId()}`;
  return { id, token: await suite.sign({ sub: id, role, sid: `s-${id}`, verified: true }) };
};

interface Wish {
  readonly who: Awaited<ReturnType<typeof aPerson>>;
  readonly key: string;
  readonly replica?: Suite;
  /** Asks for something else by the same call. */
  readonly other?: boolean;
}

// One trace for all, which a problem names.
const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

const ask = (
  call: IdempotentCall,
  { who, key, replica = suite, other = false }: Wish,
): Promise<TestResponse> => {
  const { path, json } = { ...call, ...(other && call.other) };
  const headers = { 'idempotency-key': key, traceparent };
  const wished = { method: 'POST', token: who.token, headers };
  return replica.call(path(who.id), json ? { ...wished, json: json(who.id) } : wished);
};

const nameOf = ({ method, path }: (typeof routes)[number]) => `${method} ${path}`;
const ofTheShop = /^\/(?:order|cart|store|payments|wishlist|wallet|referral)(?:\/|$)/;

it('these are all the calls that take a key', () => {
  const keyed = routes.filter(({ idempotency: idempotent }) => idempotent).map(nameOf);
  expect(idempotentCalls.map(({ route }) => route).sort()).toEqual(keyed.sort());
});

it('every call of the shop’s that changes something takes a key, or is named with why it needs none', () => {
  const changing = routes.filter(
    ({ method, path, changesState: changes }) => ofTheShop.test(path) && (method !== 'get' || changes),
  );
  const known = [...idempotentCalls.map(({ route }) => route), ...Object.keys(callsWithoutKey)];
  expect(changing.map(nameOf).sort()).toEqual(known.sort());
});

describe.each(idempotentCalls.map((call) => [call.route, call] as const))('%s', (_name, call) => {
  it('answers a repeat by the very same bytes, at whichever replica', async () => {
    const { acted } = fakeIdempotentService(suite.fakes, call);
    const [who, key] = [await aPerson(call.role), newId()];
    const first = await ask(call, { who, key });
    expect(first.status).toBe(200);
    for (const replica of [suite, beside, suite]) {
      const repeat = await ask(call, { who, key, replica });
      expect([repeat.status, repeat.text]).toEqual([200, first.text]);
    }
    expect(acted()).toBe(1);
  });

  it('refuses the key with another request, at whichever replica, and does nothing', async () => {
    const { acted } = fakeIdempotentService(suite.fakes, call);
    const [who, key] = [await aPerson(call.role), newId()];
    const first = await ask(call, { who, key });
    for (const replica of [suite, beside]) {
      const { status, body } = await ask(call, { who, key, replica, other: true });
      expect([status, body['code'], body['message']]).toEqual([
        409,
        'idempotency-key-reused',
        'This request was sent before with other contents.',
      ]);
    }
    expect((await ask(call, { who, key })).text).toBe(first.text);
    expect(acted()).toBe(1);
  });

  it('has repeats wait that come while the first is under way', async () => {
    let finish: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { acted } = fakeIdempotentService(suite.fakes, call, pause);
    const [who, key] = [await aPerson(call.role), newId()];
    const all = [suite, beside, suite, beside].map((replica) => ask(call, { who, key, replica }));
    await suite.tested.eventually(() => expect(acted()).toBe(1));
    const soonest = await Promise.race([...all, new Promise((resolve) => setTimeout(resolve, 150, 'none'))]);
    expect(soonest).toBe('none');
    finish();
    const answers = await Promise.all(all);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect([answers[0]?.status, acted()]).toEqual([200, 1]);
  });

  it('shows nobody’s answer to somebody else with the same key', async () => {
    const { acted } = fakeIdempotentService(suite.fakes, call);
    const key = newId();
    const [one, another] = [await aPerson(call.role), await aPerson(call.role)];
    await ask(call, { who: one, key });
    expect((await ask(call, { who: another, key, other: true })).status).toBe(200);
    expect(acted()).toBe(2);
  });

  it.each([
    ['not-there', () => domainError.notFound('not-there', 'It is not there.'), 404],
    ['taken', () => domainError.conflict('taken', 'It is taken.'), 409],
    ['away', () => domainError.unavailable('away', 'It is away.'), 503],
  ])('repeats a refusal (%s) by the same bytes while it stands, and is tried anew after', async (...how) => {
    const [code, refusal, expected] = how;
    suite.fakes.answer(call.call, () => {
      throw refusal();
    });
    const [who, key] = [await aPerson(call.role), newId()];
    const refused = [await ask(call, { who, key }), await ask(call, { who, key, replica: beside })];
    expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
      refused.map(() => [expected, code]),
    );
    expect(refused[1]?.text).toBe(refused[0]?.text);
    fakeIdempotentService(suite.fakes, call);
    expect((await ask(call, { who, key })).status).toBe(200);
  });

  it.each(['', ' ', 'two words', 'x'.repeat(101), 'é'])('takes no key such as %j', async (key) => {
    const { acted } = fakeIdempotentService(suite.fakes, call);
    const { status, body } = await ask(call, { who: await aPerson(call.role), key });
    expect([status, body['code']]).toEqual([400, 'invalid-idempotency-key']);
    expect(acted()).toBe(0);
  });
});

it('a gateway that was started anew answers what the one before it kept', async () => {
  const before = await startSuite({}, suite);
  const asked = await Promise.all(
    idempotentCalls.map(async (call) => {
      const { acted } = fakeIdempotentService(suite.fakes, call);
      const wish = { who: await aPerson(call.role), key: 'x'.repeat(74) + newId() };
      return { call, wish, acted, first: await ask(call, { ...wish, replica: before }) };
    }),
  );
  await before.stop();
  const after = await startSuite({}, suite);
  try {
    for (const { call, wish, acted, first } of asked) {
      const repeat = await ask(call, { ...wish, replica: after });
      expect([call.route, repeat.text, acted()]).toEqual([call.route, first.text, 1]);
      expect((await ask(call, { ...wish, replica: after, other: true })).status).toBe(409);
    }
  } finally {
    await after.stop();
  }
}, 60_000);
