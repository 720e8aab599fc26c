import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type BillAtGateway, hurryChecks, kinds } from './world/bills.ts';
import { resign } from './world/signing.ts';
import { counted } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld({ SSLCOMMERZ_TIMEOUT: '1s' });

afterEach(async () => {
  world.liar.honest();
  await world.sandbox.mend();
});

type Fields = Record<string, string>;
type Bring = 'notifyPayment' | 'returnFromGateway';

const hashes = ['md5', 'sha256'].map((algorithm) => createHash(algorithm).update('qwerty').digest('hex'));

/** Neither what signs, nor what tells of a card, nor the gateway’s own numbers of the payment. */
const secretsIn = (fields: Fields): string[] =>
  [
    ...['qwerty', 'store_passwd', ...hashes],
    ...['verify_sign', 'verify_sign_sha2', 'card_no', 'val_id', 'bank_tran_id'].map(
      (name) => fields[name] ?? '',
    ),
  ].filter((secret) => secret.length > 3);

/** Nothing came of it, but a count and a line that tells nobody’s secrets. */
const expectOnlyWord = async (
  bill: BillAtGateway,
  {
    state,
    outcome,
    since,
    fields,
  }: { state: string; outcome: string; since: { count: number; line: number }; fields: Fields },
) => {
  expect(await bill.state()).toBe(state);
  const { rows } = await sql`select from movements m where m.key like ${`%${bill.id}%`}`.execute(world.db);
  expect(rows).toHaveLength(0);
  expect(await counted(world, outcome)).toBeGreaterThan(since.count);
  expect(secretsIn(fields).length).toBeGreaterThanOrEqual(8);
  const lines = world.lines.slice(since.line);
  expect(lines.some((line) => line.includes(`"outcome":"${outcome}"`))).toBe(true);
  for (const line of lines) for (const secret of secretsIn(fields)) expect(line).not.toContain(secret);
};

const now = async (outcome: string) => ({ count: await counted(world, outcome), line: world.lines.length });

describe.each(kinds)('for a $kind', ({ unpaid, atGateway }) => {
  const ways: Bring[] = ['notifyPayment', 'returnFromGateway'];

  it.each(ways)('a wrong signature is refused before anything of it is read (%s)', async (way) => {
    const bill = await atGateway(world);
    const since = await now('forged');
    const fields = await world.sandbox.buyer(bill.page, 'pay-lose-both', 'visa');
    for (const forged of [
      { ...fields, verify_sign_sha2: '0'.repeat(64) },
      { ...fields, verify_sign: '0'.repeat(32) },
      { ...fields, amount: '1.00' },
      { ...fields, verify_key: '' },
      { ...resign({ ...fields, verify_key: 'tran_id,status' }) },
      { ...resign({ ...fields, store_id: 'somebody' }) },
    ])
      await expect(world.gateway[way]({ fields: forged })).rejects.toMatchObject({
        code: 'payment-message-refused',
      });
    await expectOnlyWord(bill, { state: unpaid, outcome: 'forged', since, fields });
  });

  it.each([
    ['a wrong amount', { amount: '0.99' }],
    ['a poisha less', { amount: '1249.99' }],
    ['a wrong currency', { currency: 'USD' }],
    ['a converted currency', { currency_type: 'EUR' }],
    ['another’s number', { tran_id: 'X-1' }],
  ])('%s in the validation changes nothing', async (_, lie) => {
    const bill = await atGateway(world);
    const fields = await world.sandbox.buyer(bill.page, 'pay-lose-ipn', 'visa');
    const since = await now('mismatch');
    world.liar.lie((told) => ({ ...told, ...lie }));
    await world.gateway.returnFromGateway({ fields });
    await world.gateway.notifyPayment({ fields });
    await expectOnlyWord(bill, { state: unpaid, outcome: 'mismatch', since, fields });
  });

  it('another’s validation changes nothing, and is nobody’s payment twice', async () => {
    const [paid, wanted] = [await atGateway(world), await atGateway(world)];
    const fields = await world.sandbox.buyer(paid.page, 'pay-lose-ipn', 'visa');
    const since = await now('mismatch');
    await world.gateway.notifyPayment({ fields: resign({ ...fields, tran_id: `${wanted.id}-1` }) });
    await expectOnlyWord(wanted, { state: unpaid, outcome: 'mismatch', since, fields });
    await world.gateway.returnFromGateway({ fields });
    expect(await paid.state()).toBe('paid');
    expect(await wanted.state()).toBe(unpaid);
  });

  it('an unknown number, and an unknown validation, change nothing', async () => {
    const bill = await atGateway(world);
    const fields = await world.sandbox.buyer(bill.page, 'pay-lose-ipn', 'visa');
    const [unknown, pending] = [await now('unknown'), await now('pending')];
    await expect(
      world.gateway.notifyPayment({ fields: resign({ ...fields, tran_id: 'nobody-1' }) }),
    ).rejects.toMatchObject({ code: 'payment-unknown' });
    await expectOnlyWord(bill, { state: unpaid, outcome: 'unknown', since: unknown, fields });
    await world.gateway.notifyPayment({ fields: resign({ ...fields, val_id: 'made-up' }) });
    await expectOnlyWord(bill, { state: unpaid, outcome: 'pending', since: pending, fields });
  });

  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s at the validation: nothing is believed, and the sweep puts it right',
    async (mode) => {
      const bill = await atGateway(world);
      const fields = await world.sandbox.buyer(bill.page, 'pay-lose-ipn', 'visa');
      const since = await now('unreachable');
      await world.sandbox.spoil('validation', mode);
      await world.gateway.returnFromGateway({ fields });
      await expectOnlyWord(bill, { state: unpaid, outcome: 'unreachable', since, fields });
      await hurryChecks(world, bill);
      await world.it.eventually(async () => expect(await bill.state()).toBe('paid'));
    },
  );

  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s at the query: the sweep believes nothing, and asks again',
    async (mode) => {
      const bill = await atGateway(world);
      await world.sandbox.spoil('query', mode);
      const since = await now('unreachable');
      await hurryChecks(world, bill);
      await world.it.eventually(async () =>
        expect(await counted(world, 'unreachable')).toBeGreaterThan(since.count),
      );
      const fields = await world.sandbox.buyer(bill.page, 'pay-lose-both', 'visa');
      await expectOnlyWord(bill, { state: unpaid, outcome: 'unreachable', since, fields });
      await hurryChecks(world, bill);
      await world.it.eventually(async () => expect(await bill.state()).toBe('paid'));
    },
  );

  it('what it calls risky waits for a person, with its money set aside, whoever brings it how often', async () => {
    const bill = await atGateway(world);
    const fields = await world.sandbox.buyer(bill.page, 'pay-risky', 'visa');
    const line = world.lines.length;
    await Promise.all([
      ...Array.from({ length: 5 }, () => world.gateway.returnFromGateway({ fields })),
      ...Array.from({ length: 5 }, () => world.gateway.notifyPayment({ fields })),
    ]);
    expect(await bill.state()).toBe('review');
    const { rows } = await sql<{ account: string }>`
      select distinct e.account_id as account from movements m join entries e on e.movement_id = m.id
       where m.key = ${`receipt:${bill.id}-1`} order by 1`.execute(world.db);
    expect(rows.map((row) => row.account)).toEqual([
      'house/gateway',
      'house/gateway-fees',
      'house/unallocated',
    ]);
    for (const one of world.lines.slice(line))
      for (const secret of secretsIn(fields)) expect(one).not.toContain(secret);
  });

  it('what it calls risky, and says again, is not asked about for ever', async () => {
    const bill = await atGateway(world);
    const fields = await world.sandbox.buyer(bill.page, 'pay-risky', 'visa');
    await world.gateway.returnFromGateway({ fields });
    await world.gateway.notifyPayment({ fields });
    await hurryChecks(world, bill);
    await world.it.eventually(async () => {
      const { rows } =
        await sql`select tran_id from payments where tran_id = ${`${bill.id}-1`} and next_check_at is not null`.execute(
          world.db,
        );
      expect(rows).toEqual([]);
    });
    expect(await bill.state()).toBe('review');
  });
});
