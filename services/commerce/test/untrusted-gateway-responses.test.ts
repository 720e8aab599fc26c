import { sql } from 'kysely';
import { type BillAtGateway, billKinds, makeChecksDue } from './world/bills.ts';
import type { ResponseOverride } from './world/faulty-gateway-proxy.ts';
import { expectNoSecrets, secretsOf } from './world/secrets.ts';
import { signAsGateway } from './world/signing.ts';
import { countNotifications } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld({ SSLCOMMERZ_TIMEOUT: '1s' });

afterEach(async () => {
  world.notificationReceiver.notify = world.gateway.notifyPayment;
  world.gatewayProxy.passThrough();
  await world.sandbox.clearFaults();
});

type Fields = Record<string, string>;

/** How word of a payment comes; by the sweep it is the gateway that is asked. */
const bring = {
  notification: (_: BillAtGateway, fields: Fields) => world.gateway.notifyPayment({ fields }),
  return: (_: BillAtGateway, fields: Fields) => world.gateway.returnFromGateway({ fields }),
  sweep: (bill: BillAtGateway) => makeChecksDue(world, bill),
};
type Way = keyof typeof bring;
const brought: readonly Way[] = ['notification', 'return'];
const ways: readonly Way[] = [...brought, 'sweep'];

/** Runs what makes the service say so; it is counted, and logged in lines that tell nobody’s secrets. */
const expectTold = async (source: Way, outcome: string, fields: Fields, run: () => Promise<unknown>) => {
  const [before, since] = [await countNotifications(world, outcome, source), world.lines.length];
  await run();
  await world.it.eventually(async () =>
    expect(await countNotifications(world, outcome, source)).toBeGreaterThan(before),
  );
  const lines = world.lines.slice(since);
  const told = lines.map((one) => JSON.parse(one) as Record<string, unknown>);
  // As a log tells it that leaves out everything below the default level.
  expect(told).toContainEqual(expect.objectContaining({ source, outcome, level: 'warn' }));
  expect(secretsOf(fields).length).toBeGreaterThanOrEqual(8);
  expectNoSecrets(lines, fields);
};

const expectNothingBooked = async ({ id }: BillAtGateway) => {
  const { rows } = await sql`select from movements where key like ${`%${id}%`}`.execute(world.db);
  expect(rows).toHaveLength(0);
};

const expectPutRight = async (bill: BillAtGateway) => {
  await makeChecksDue(world, bill);
  await world.it.eventually(async () => expect(await bill.state()).toBe('paid'));
};

/** The gateway’s list of tries with another validation than it is. */
const otherValidation =
  (valId: string): ResponseOverride =>
  (told) => ({
    ...told,
    element: (told.element as object[]).map((one) => ({ ...one, val_id: valId })),
  });

const each = <T>(items: readonly T[], of: readonly Way[]): [T, Way][] =>
  items.flatMap((item) => of.map((way): [T, Way] => [item, way]));

describe.each(billKinds)('for a $kind', ({ unpaid, atGateway }) => {
  const paidAtGateway = async () => {
    const bill = await atGateway(world);
    return { bill, fields: await world.sandbox.completePage(bill.page, 'pay-lose-ipn', 'visa') };
  };
  const expectUntouched = async (bill: BillAtGateway) => {
    expect(await bill.state()).toBe(unpaid);
    await expectNothingBooked(bill);
  };

  it.each(brought)('a wrong signature is refused before anything of it is read (%s)', async (way) => {
    const { bill, fields } = await paidAtGateway();
    for (const forged of [
      { ...fields, verify_sign_sha2: '0'.repeat(64) },
      { ...fields, verify_sign: '0'.repeat(32) },
      { ...fields, amount: '1.00' },
      { ...fields, status: 'FAILED' },
      { ...fields, tran_id: 'nobody-1' },
      { ...fields, val_id: 'x'.repeat(5_000) },
      { ...fields, verify_key: '' },
      { ...signAsGateway({ ...fields, verify_key: 'tran_id,status' }) },
      { ...signAsGateway({ ...fields, store_id: 'somebody' }) },
      {},
    ])
      await expectTold(way, 'forged', fields, () =>
        expect(bring[way](bill, forged)).rejects.toMatchObject({ code: 'payment-message-refused' }),
      );
    await expectUntouched(bill);
    expect(
      world.gatewayProxy.requestedUrls.filter((address) => address.includes(fields.val_id ?? '')),
    ).toEqual([]);
  });

  it.each(
    each(
      [
        { amount: '0.99' },
        { amount: '1249.99' },
        { amount: '100000.00' },
        { amount: '' },
        { currency: 'USD' },
        { currency_type: 'EUR' },
        { tran_id: 'X-1' },
        { val_id: '' },
      ],
      ways,
    ),
  )('%j in the validation changes nothing (%s); the sweep puts it right', async (lie, way) => {
    const { bill, fields } = await paidAtGateway();
    world.gatewayProxy.overrideResponse((told) => ({ ...told, ...lie }));
    await expectTold(way, 'mismatch', fields, () => bring[way](bill, fields));
    await expectUntouched(bill);
    world.gatewayProxy.passThrough();
    await expectPutRight(bill);
  });

  it.each(ways)('another’s validation changes nothing, and is nobody’s payment twice (%s)', async (way) => {
    const [{ bill: paid, fields }, wanted] = [await paidAtGateway(), await paidAtGateway()];
    const stolen = signAsGateway({ ...wanted.fields, val_id: fields.val_id ?? '' });
    if (way === 'sweep')
      world.gatewayProxy.overrideResponse(otherValidation(fields.val_id ?? ''), 'transaction');
    await expectTold(way, 'mismatch', stolen, () => bring[way](wanted.bill, stolen));
    await expectUntouched(wanted.bill);
    world.gatewayProxy.passThrough();
    await world.gateway.returnFromGateway({ fields });
    expect(await paid.state()).toBe('paid');
    await expectPutRight(wanted.bill);
  });

  it.each(brought)('an unknown number changes nothing (%s)', async (way) => {
    const { bill, fields } = await paidAtGateway();
    await expectTold(way, 'unknown', fields, () =>
      expect(bring[way](bill, signAsGateway({ ...fields, tran_id: 'nobody-1' }))).rejects.toMatchObject({
        code: 'payment-unknown',
      }),
    );
    await expectUntouched(bill);
    await expectPutRight(bill);
  });

  it.each(ways)('an unknown validation changes nothing (%s)', async (way) => {
    const { bill, fields } = await paidAtGateway();
    if (way === 'sweep') world.gatewayProxy.overrideResponse(otherValidation('made-up'), 'transaction');
    const madeUp = signAsGateway({ ...fields, val_id: 'made-up' });
    await expectTold(way, 'unverified', fields, () => bring[way](bill, madeUp));
    await expectUntouched(bill);
    world.gatewayProxy.passThrough();
    await expectPutRight(bill);
  });

  it.each(each(['timeout', '500', 'garbage', 'reset', 'lost'], ways))(
    '%s at the validation (%s): nothing is believed, and the sweep puts it right',
    async (mode, way) => {
      const { bill, fields } = await paidAtGateway();
      await world.sandbox.injectFault('validation', mode);
      await expectTold(way, 'unreachable', fields, () => bring[way](bill, fields));
      await expectUntouched(bill);
      await expectPutRight(bill);
    },
  );

  it.each(
    each<[string, ResponseOverride, string]>(
      [
        ['half an answer', (told) => JSON.stringify(told).slice(0, 60), 'unreachable'],
        ['a list', (told) => [told], 'unreachable'],
        ['a status that is no word', (told) => ({ ...told, status: ['VALID'] }), 'unreachable'],
        ['an empty object', () => ({}), 'unreachable'],
        ['no status', (told) => ({ ...told, status: '' }), 'unreachable'],
        ['a refused connection', () => ({ APIConnect: 'INACTIVE' }), 'unreachable'],
        ['a failed call that says VALID', (told) => ({ ...told, APIConnect: 'FAILED' }), 'unreachable'],
        ['an empty failure', (told) => ({ ...told, APIConnect: 'FAILED', status: '' }), 'unreachable'],
        ['no such payment', () => ({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' }), 'unverified'],
      ],
      ways,
    ),
  )('%j for a validation (%s) is not believed', async ([, lie, outcome], way) => {
    const { bill, fields } = await paidAtGateway();
    world.gatewayProxy.overrideResponse(lie);
    await expectTold(way, outcome, fields, () => bring[way](bill, fields));
    await expectUntouched(bill);
    world.gatewayProxy.passThrough();
    await expectPutRight(bill);
  });

  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s at the query: the sweep believes nothing, and asks again',
    async (mode) => {
      const { bill, fields } = await paidAtGateway();
      await world.sandbox.injectFault('query', mode);
      await expectTold('sweep', 'unreachable', fields, () => bring.sweep(bill));
      await expectUntouched(bill);
      await expectPutRight(bill);
    },
  );

  it.each(ways)('what it calls risky waits for a person, with its money set aside (%s)', async (way) => {
    world.notificationReceiver.notify = async () => undefined;
    const bill = await atGateway(world);
    const fields = await world.sandbox.completePage(bill.page, 'pay-risky', 'visa');
    await expectTold(way, 'review', fields, () => bring[way](bill, fields));
    await Promise.all([
      ...Array.from({ length: 5 }, () => bring.return(bill, fields)),
      ...Array.from({ length: 5 }, () => bring.notification(bill, fields)),
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
  });

  it('what it calls risky, and says again, is not asked about for ever', async () => {
    const bill = await atGateway(world);
    const fields = await world.sandbox.completePage(bill.page, 'pay-risky', 'visa');
    await world.gateway.returnFromGateway({ fields });
    await world.gateway.notifyPayment({ fields });
    await makeChecksDue(world, bill);
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
