import { sql } from 'kysely';
import { type BillAtGateway, billKinds, makeChecksDue } from './system/bills.ts';
import type { ResponseOverride } from './system/faulty-gateway-proxy.ts';
import { type NotificationSource, notificationSources } from './system/notification-sources.ts';
import { signAsGateway } from './system/signing.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem({ SSLCOMMERZ_TIMEOUT: '1s', SWEEP_INTERVAL: '50ms' });

afterEach(async () => {
  system.notificationReceiver.notify = system.gateway.notifyPayment;
  system.gatewayProxy.passThrough();
  await system.sandbox.clearFaults();
});

const { send, expectOutcome } = notificationSources(system);
const messageSources: readonly NotificationSource[] = ['notification', 'return'];
const allSources: readonly NotificationSource[] = [...messageSources, 'sweep'];

const expectNoMovement = async ({ id }: BillAtGateway) => {
  const { rows } = await sql`select from movements where key like ${`%${id}%`}`.execute(system.db);
  expect(rows).toHaveLength(0);
};

const expectSettledBySweep = async (bill: BillAtGateway) => {
  await makeChecksDue(system, bill);
  await system.service.eventually(async () => expect(await bill.state()).toBe('paid'));
};

/** The gateway’s list of attempts with a replaced validation id. */
const replaceValidationId =
  (valId: string): ResponseOverride =>
  (original) => ({
    ...original,
    element: (original.element as object[]).map((attempt) => ({ ...attempt, val_id: valId })),
  });

const combine = <T>(items: readonly T[], sources: readonly NotificationSource[]): [T, NotificationSource][] =>
  items.flatMap((item) => sources.map((source): [T, NotificationSource] => [item, source]));

describe.each(billKinds)('for a $kind', ({ unpaid, atGateway }) => {
  const createUnconfirmedPayment = async () => {
    const bill = await atGateway(system);
    return { bill, fields: await system.sandbox.completePage(bill.page, 'pay-lose-ipn', 'visa') };
  };
  const expectUnchanged = async (bill: BillAtGateway) => {
    expect(await bill.state()).toBe(unpaid);
    await expectNoMovement(bill);
  };

  it.each(messageSources)('a wrong signature is rejected before the message is read (%s)', async (source) => {
    const { bill, fields } = await createUnconfirmedPayment();
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
      await expectOutcome(source, 'forged', fields, () =>
        expect(send[source](bill, forged)).rejects.toMatchObject({ code: 'payment-message-refused' }),
      );
    await expectUnchanged(bill);
    expect(
      system.gatewayProxy.requestedUrls.filter((address) => address.includes(fields.val_id ?? '')),
    ).toEqual([]);
    // An open payment would be checked during a later test and take the fault that the test injects.
    await expectSettledBySweep(bill);
  });

  it.each(
    combine(
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
      allSources,
    ),
  )('%j in the validation changes nothing (%s); the sweep settles the payment', async (change, source) => {
    const { bill, fields } = await createUnconfirmedPayment();
    system.gatewayProxy.overrideResponse((original) => ({ ...original, ...change }));
    await expectOutcome(source, 'mismatch', fields, () => send[source](bill, fields));
    await expectUnchanged(bill);
    system.gatewayProxy.passThrough();
    await expectSettledBySweep(bill);
  });

  it.each(allSources)(
    'the validation of another payment changes nothing and pays no bill twice (%s)',
    async (source) => {
      const [{ bill: paid, fields }, target] = [
        await createUnconfirmedPayment(),
        await createUnconfirmedPayment(),
      ];
      const stolen = signAsGateway({ ...target.fields, val_id: fields.val_id ?? '' });
      if (source === 'sweep')
        system.gatewayProxy.overrideResponse(replaceValidationId(fields.val_id ?? ''), 'transaction');
      await expectOutcome(source, 'mismatch', stolen, () => send[source](target.bill, stolen));
      await expectUnchanged(target.bill);
      system.gatewayProxy.passThrough();
      await system.gateway.returnFromGateway({ fields });
      expect(await paid.state()).toBe('paid');
      await expectSettledBySweep(target.bill);
    },
  );

  it.each(messageSources)('an unknown tran_id changes nothing (%s)', async (source) => {
    const { bill, fields } = await createUnconfirmedPayment();
    await expectOutcome(source, 'unknown', fields, () =>
      expect(send[source](bill, signAsGateway({ ...fields, tran_id: 'nobody-1' }))).rejects.toMatchObject({
        code: 'payment-unknown',
      }),
    );
    await expectUnchanged(bill);
    await expectSettledBySweep(bill);
  });

  it.each(allSources)('an unknown validation changes nothing (%s)', async (source) => {
    const { bill, fields } = await createUnconfirmedPayment();
    if (source === 'sweep')
      system.gatewayProxy.overrideResponse(replaceValidationId('made-up'), 'transaction');
    const madeUp = signAsGateway({ ...fields, val_id: 'made-up' });
    await expectOutcome(source, 'unverified', fields, () => send[source](bill, madeUp));
    await expectUnchanged(bill);
    system.gatewayProxy.passThrough();
    await expectSettledBySweep(bill);
  });

  it.each(combine(['timeout', '500', 'garbage', 'reset', 'lost'], allSources))(
    '%s at the validation (%s): no change until the sweep settles the payment',
    async (mode, source) => {
      const { bill, fields } = await createUnconfirmedPayment();
      await system.sandbox.injectFault('validation', mode);
      await expectOutcome(source, 'unreachable', fields, () => send[source](bill, fields));
      await expectUnchanged(bill);
      await expectSettledBySweep(bill);
    },
  );

  it.each(
    combine<[string, ResponseOverride, string]>(
      [
        ['a truncated response', (original) => JSON.stringify(original).slice(0, 60), 'unreachable'],
        ['a list', (original) => [original], 'unreachable'],
        ['a status that is not a string', (original) => ({ ...original, status: ['VALID'] }), 'unreachable'],
        ['an empty object', () => ({}), 'unreachable'],
        ['no status', (original) => ({ ...original, status: '' }), 'unreachable'],
        ['a refused connection', () => ({ APIConnect: 'INACTIVE' }), 'unreachable'],
        [
          'a failed call that says VALID',
          (original) => ({ ...original, APIConnect: 'FAILED' }),
          'unreachable',
        ],
        [
          'an empty failure',
          (original) => ({ ...original, APIConnect: 'FAILED', status: '' }),
          'unreachable',
        ],
        ['no such payment', () => ({ APIConnect: 'DONE', status: 'INVALID_TRANSACTION' }), 'unverified'],
      ],
      allSources,
    ),
  )('%j for a validation (%s) changes nothing', async ([, override, outcome], source) => {
    const { bill, fields } = await createUnconfirmedPayment();
    system.gatewayProxy.overrideResponse(override);
    await expectOutcome(source, outcome, fields, () => send[source](bill, fields));
    await expectUnchanged(bill);
    system.gatewayProxy.passThrough();
    await expectSettledBySweep(bill);
  });

  it.each(['timeout', '500', 'garbage', 'reset', 'lost'])(
    '%s at the query: no change, and the sweep queries again',
    async (mode) => {
      const { bill, fields } = await createUnconfirmedPayment();
      await system.sandbox.injectFault('query', mode);
      await expectOutcome('sweep', 'unreachable', fields, () => send.sweep(bill));
      await expectUnchanged(bill);
      await expectSettledBySweep(bill);
    },
  );

  it.each(allSources)('a risky payment goes to review and is posted as unallocated (%s)', async (source) => {
    system.notificationReceiver.notify = async () => undefined;
    const bill = await atGateway(system);
    const fields = await system.sandbox.completePage(bill.page, 'pay-risky', 'visa');
    await expectOutcome(source, 'review', fields, () => send[source](bill, fields));
    await Promise.all([
      ...Array.from({ length: 5 }, () => send.return(bill, fields)),
      ...Array.from({ length: 5 }, () => send.notification(bill, fields)),
    ]);
    expect(await bill.state()).toBe('review');
    const { rows } = await sql<{ account: string }>`
      select distinct e.account_id as account from movements m join entries e on e.movement_id = m.id
       where m.key = ${`receipt:${bill.id}-1`} order by 1`.execute(system.db);
    expect(rows.map((row) => row.account)).toEqual([
      'house/gateway',
      'house/gateway-fees',
      'house/unallocated',
    ]);
  });

  it('a payment that stays risky is not queried again', async () => {
    const bill = await atGateway(system);
    const fields = await system.sandbox.completePage(bill.page, 'pay-risky', 'visa');
    await system.gateway.returnFromGateway({ fields });
    await system.gateway.notifyPayment({ fields });
    await makeChecksDue(system, bill);
    await system.service.eventually(async () => {
      const { rows } =
        await sql`select tran_id from payments where tran_id = ${`${bill.id}-1`} and next_check_at is not null`.execute(
          system.db,
        );
      expect(rows).toEqual([]);
    });
    expect(await bill.state()).toBe('review');
  });
});
