import { newId } from '@sargam/chassis/ids';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { sql } from 'kysely';
import { orderEvents } from '../src/orders/order-messages.ts';
import {
  adminRefundClient,
  buildRefundGrant,
  createPaidOrder,
  readPlatformBalance,
  refundClient,
  waitForRefundState,
} from './system/refund-steps.ts';
import { getOrderState, openPaymentPage, orderAtGateway, taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

const readRefundBalance = (student: {
  id: string;
  getWallet: (of: { studentId: string }) => Promise<{ refundPoisha: bigint }>;
}) => student.getWallet({ studentId: student.id }).then(({ refundPoisha }) => refundPoisha);

const refundedEvents = (orderId: string) =>
  system.service
    .publishedEvents(orderEvents)
    .flatMap(({ key, event: { event } }) =>
      key === orderId && event?.$case === 'refunded' ? [event.value] : [],
    );

describe('a refund', () => {
  it('of the full amount pays the wallet part at once and the card part when the gateway pays it', async () => {
    system.service.publishedEvents(orderEvents);
    const { student, order } = await createPaidOrder(system, { price: 1_000, wallet: 400 });
    const gateway = await readPlatformBalance(system, 'gateway');
    const granted = await adminRefundClient(system).grantRefund(buildRefundGrant(order));
    expect(granted).toMatchObject({
      state: 'REFUND_STATE_GRANTED',
      amountPoisha: taka(1_000),
      walletPoisha: taka(400),
      cardPoisha: taka(600),
      automatic: false,
    });
    expect(granted.creditNoteNumber).toMatch(/^CN-\d{6}$/);
    expect(await readRefundBalance(student)).toBe(taka(400));
    expect(await getOrderState(student, order)).toBe('refunded');

    await waitForRefundState(system, granted.id, 'accepted');
    expect(await readPlatformBalance(system, 'gateway')).toBe(gateway);
    await system.sandbox.advanceClock(61);
    await waitForRefundState(system, granted.id, 'refunded');
    expect(await readPlatformBalance(system, 'gateway')).toBe(gateway + taka(600));
    expect(await system.sandbox.refunds(granted.id)).toMatchObject([
      { amount: '600.00', status: 'refunded' },
    ]);
    const current = await student.getOrder({ orderId: order.id });
    expect(current).toMatchObject({ refundedPoisha: taka(1_000), refundReasons: [] });
    expect(current.refunds).toMatchObject([{ id: granted.id, state: 'REFUND_STATE_REFUNDED' }]);
    expect(current.refunds[0]?.completedAt).toBeInstanceOf(Date);
    await system.service.eventually(() =>
      expect(refundedEvents(order.id)).toMatchObject([
        { full: true, refundedBeforePoisha: 0n, order: { state: 'ORDER_STATE_REFUNDED' } },
      ]),
    );
  });

  it('in parts adds up exactly to the wallet and card amounts', async () => {
    const { student, order } = await createPaidOrder(system, { price: 1_000, wallet: 333.33 });
    const admin = adminRefundClient(system);
    const parts = [];
    for (const amount of [0.01, 333.33, 100])
      parts.push(await admin.grantRefund(buildRefundGrant(order, { amount })));
    expect(await getOrderState(student, order)).toBe('partly_refunded');
    await expect(admin.grantRefund(buildRefundGrant(order, { amount: 566.67 }))).rejects.toMatchObject({
      code: 'refund-too-large',
    });
    parts.push(await admin.grantRefund(buildRefundGrant(order)));
    expect(parts.reduce((sum, part) => sum + part.walletPoisha, 0n)).toBe(taka(333.33));
    expect(parts.reduce((sum, part) => sum + part.cardPoisha, 0n)).toBe(taka(666.67));
    expect(await readRefundBalance(student)).toBe(taka(333.33));
    await expect(admin.grantRefund(buildRefundGrant(order))).rejects.toMatchObject({ code: 'nothing-left' });
    await system.service.eventually(() =>
      expect(refundedEvents(order.id).map((event) => [event.refundedBeforePoisha, event.full])).toEqual([
        [0n, false],
        [1n, false],
        [taka(333.34), false],
        [taka(433.34), true],
      ]),
    );
  });

  it('of an order paid fully by the wallet is completed at once', async () => {
    const { student, order } = await createPaidOrder(system, { price: 300, wallet: 300 });
    const granted = await adminRefundClient(system).grantRefund(buildRefundGrant(order));
    expect(granted).toMatchObject({
      state: 'REFUND_STATE_REFUNDED',
      walletPoisha: taka(300),
      cardPoisha: 0n,
    });
    expect(await readRefundBalance(student)).toBe(taka(300));
  });

  it('granted by ten concurrent calls, repeats included, is given once', async () => {
    const { student, order } = await createPaidOrder(system, { price: 800, wallet: 300 });
    const refundId = newId();
    const results = await Promise.allSettled([
      ...Array.from({ length: 5 }, (_, at) =>
        adminRefundClient(system, `admin-${at}`).grantRefund(buildRefundGrant(order)),
      ),
      ...Array.from({ length: 5 }, () =>
        adminRefundClient(system).grantRefund(buildRefundGrant(order, { refundId })),
      ),
    ]);
    const refundIds = new Set(
      results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.id] : [])),
    );
    expect(refundIds.size).toBe(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'nothing-left' });
    expect(await readRefundBalance(student)).toBe(taka(300));
    const { rows } = await sql<{ actor: string; reason: string }>`
      select actor, reason from order_history where order_id = ${order.id} and action = 'refundAll'`.execute(
      system.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.reason).toContain('Could not open it');
  });

  it('repeated with its id and another amount is an error, and nothing is refunded', async () => {
    const { student, order } = await createPaidOrder(system, { price: 800, wallet: 800 });
    const admin = adminRefundClient(system);
    const grant = buildRefundGrant(order, { refundId: newId(), amount: 100 });
    await admin.grantRefund(grant);
    expect(await admin.grantRefund(grant)).toMatchObject({ walletPoisha: taka(100) });
    await expect(
      admin.grantRefund(buildRefundGrant(order, { refundId: grant.refundId, amount: 200 })),
    ).rejects.toMatchObject({ code: 'refund-id-used' });
    expect(await readRefundBalance(student)).toBe(taka(100));
  });

  it('is granted only by admins and requested only by the student of the order', async () => {
    const { student, order } = await createPaidOrder(system);
    const otherStudent = system.student();
    await expect(refundClient(system, student).grantRefund(buildRefundGrant(order))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const request = { orderId: order.id, reason: RefundReason.REFUND_REASON_BROKEN, note: '' };
    await expect(refundClient(system, otherStudent).requestRefund(request)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(adminRefundClient(system).requestRefund(request)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(refundClient(system, student).listRefunds({})).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a second payment of an order', () => {
  it('is refunded automatically, and the order stays paid', async () => {
    system.service.publishedEvents(orderEvents);
    const { student, order, page } = await orderAtGateway(system, 750);
    const second = await openPaymentPage(student, order);
    const before = await readPlatformBalance(system, 'unallocated');
    for (const url of [page, second])
      await system.gateway.returnFromGateway({
        fields: await system.sandbox.completePage(url, 'pay-lose-ipn'),
      });
    const current = await student.getOrder({ orderId: order.id });
    expect(current).toMatchObject({ state: 'ORDER_STATE_PAID', refundedPoisha: 0n });
    expect(current.refunds).toMatchObject([
      { automatic: true, cardPoisha: taka(750), reason: 'REFUND_REASON_PAID_TWICE', creditNoteNumber: '' },
    ]);
    const id = current.refunds[0]?.id ?? '';
    await waitForRefundState(system, id, 'accepted');
    await system.sandbox.advanceClock(61);
    await waitForRefundState(system, id, 'refunded');
    expect(await system.sandbox.refunds(id)).toMatchObject([{ amount: '750.00', status: 'refunded' }]);
    expect(await readPlatformBalance(system, 'unallocated')).toBe(before);
    expect(refundedEvents(order.id)).toEqual([]);
  });
});

describe('a refund of two admins', () => {
  it('who saw the same amount left is granted once', async () => {
    const { student, order } = await createPaidOrder(system, { price: 1_000, wallet: 0 });
    const seen = { amountPoisha: taka(100), expectedLeftPoisha: taka(1_000) };
    const grant = () => {
      const refundId = newId();
      const send = () =>
        adminRefundClient(system).grantRefund({ ...buildRefundGrant(order), refundId, ...seen });
      return { send, refundId };
    };
    const [one, other] = [grant(), grant()];
    const results = await Promise.allSettled([one.send(), other.send()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'conflict', code: 'refund-outdated', detail: { left: String(taka(900)) } },
    });
    const granted = results[0]?.status === 'fulfilled' ? one : other;
    expect(await granted.send()).toMatchObject({ id: granted.refundId });
    expect(await student.getOrder({ orderId: order.id })).toMatchObject({ refundedPoisha: taka(100) });
  });
});
