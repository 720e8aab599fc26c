import { newId } from '@sargam/chassis/ids';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { sql } from 'kysely';
import { orderEvents } from '../src/orders/order-events.ts';
import {
  adminGrant,
  adminRefundClient,
  aPaidOrder,
  readHouseBalance,
  refundClient,
  waitForRefundState,
} from './world/refund-steps.ts';
import { getOrderState, openPaymentPage, orderAtGateway, taka } from './world/steps.ts';
import { useWorld } from './world/world.ts';

const world = useWorld();

const wallet = (student: {
  id: string;
  getWallet: (of: { studentId: string }) => Promise<{ refundPoisha: bigint }>;
}) => student.getWallet({ studentId: student.id }).then((of) => of.refundPoisha);

const toldOf = (orderId: string) =>
  world.it
    .publishedEvents(orderEvents)
    .flatMap(({ key, event: { event } }) => (key === orderId && event ? [event] : []));

const refundedEvents = (orderId: string) =>
  toldOf(orderId).flatMap((told) => (told.$case === 'refunded' ? [told.value] : []));

const declinedEvents = (orderId: string) =>
  toldOf(orderId).flatMap((told) => (told.$case === 'refundDeclined' ? [told.value] : []));

describe('a refund', () => {
  it('of all goes back as it was paid: the wallet’s part at once, the card’s when the gateway has paid it', async () => {
    world.it.publishedEvents(orderEvents);
    const { student, order } = await aPaidOrder(world, { price: 1_000, wallet: 400 });
    const gateway = await readHouseBalance(world, 'gateway');
    const granted = await adminRefundClient(world).grantRefund(adminGrant(order));
    expect(granted).toMatchObject({
      state: 'REFUND_STATE_GRANTED',
      amountPoisha: taka(1_000),
      walletPoisha: taka(400),
      cardPoisha: taka(600),
      automatic: false,
    });
    expect(granted.creditNoteNumber).toMatch(/^CN-\d{6}$/);
    expect(await wallet(student)).toBe(taka(400));
    expect(await getOrderState(student, order)).toBe('refunded');

    await waitForRefundState(world, granted.id, 'accepted');
    expect(await readHouseBalance(world, 'gateway')).toBe(gateway);
    await world.sandbox.advanceClock(61);
    await waitForRefundState(world, granted.id, 'refunded');
    expect(await readHouseBalance(world, 'gateway')).toBe(gateway + taka(600));
    expect(await world.sandbox.refunds(granted.id)).toMatchObject([{ amount: '600.00', status: 'refunded' }]);
    const told = await student.getOrder({ orderId: order.id });
    expect(told).toMatchObject({ refundedPoisha: taka(1_000), refundReasons: [] });
    expect(told.refunds).toMatchObject([{ id: granted.id, state: 'REFUND_STATE_REFUNDED' }]);
    expect(told.refunds[0]?.completedAt).toBeInstanceOf(Date);
    await world.it.eventually(() =>
      expect(refundedEvents(order.id)).toMatchObject([
        { full: true, refundedBeforePoisha: 0n, order: { state: 'ORDER_STATE_REFUNDED' } },
      ]),
    );
  });

  it('in parts adds up to exactly what wallet and card paid, and never to more', async () => {
    const { student, order } = await aPaidOrder(world, { price: 1_000, wallet: 333.33 });
    const admin = adminRefundClient(world);
    const parts = [];
    for (const amount of [0.01, 333.33, 100])
      parts.push(await admin.grantRefund(adminGrant(order, { amount })));
    expect(await getOrderState(student, order)).toBe('partly_refunded');
    await expect(admin.grantRefund(adminGrant(order, { amount: 566.67 }))).rejects.toMatchObject({
      code: 'refund-too-large',
    });
    parts.push(await admin.grantRefund(adminGrant(order)));
    expect(parts.reduce((sum, part) => sum + part.walletPoisha, 0n)).toBe(taka(333.33));
    expect(parts.reduce((sum, part) => sum + part.cardPoisha, 0n)).toBe(taka(666.67));
    expect(await wallet(student)).toBe(taka(333.33));
    await expect(admin.grantRefund(adminGrant(order))).rejects.toMatchObject({ code: 'nothing-left' });
    await world.it.eventually(() =>
      expect(refundedEvents(order.id).map((told) => [told.refundedBeforePoisha, told.full])).toEqual([
        [0n, false],
        [1n, false],
        [taka(333.34), false],
        [taka(433.34), true],
      ]),
    );
  });

  it('of what the wallet paid whole has arrived at once', async () => {
    const { student, order } = await aPaidOrder(world, { price: 300, wallet: 300 });
    const granted = await adminRefundClient(world).grantRefund(adminGrant(order));
    expect(granted).toMatchObject({
      state: 'REFUND_STATE_REFUNDED',
      walletPoisha: taka(300),
      cardPoisha: 0n,
    });
    expect(await wallet(student)).toBe(taka(300));
  });

  it('granted by ten admins at once, and repeated, is given once', async () => {
    const { student, order } = await aPaidOrder(world, { price: 800, wallet: 300 });
    const refundId = newId();
    const tries = await Promise.allSettled([
      ...Array.from({ length: 5 }, (_, at) =>
        adminRefundClient(world, `admin-${at}`).grantRefund(adminGrant(order)),
      ),
      ...Array.from({ length: 5 }, () =>
        adminRefundClient(world).grantRefund(adminGrant(order, { refundId })),
      ),
    ]);
    const given = new Set(tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : [])));
    expect(given.size).toBe(1);
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'nothing-left' });
    expect(await wallet(student)).toBe(taka(300));
    const { rows } = await sql<{ actor: string; reason: string }>`
      select actor, reason from order_history where order_id = ${order.id} and action = 'refundAll'`.execute(
      world.db,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.reason).toContain('Could not open it');
  });

  it('is granted by admins only, and asked for by the order’s own student only', async () => {
    const { student, order } = await aPaidOrder(world);
    const stranger = world.student();
    await expect(refundClient(world, student).grantRefund(adminGrant(order))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    const question = { orderId: order.id, reason: RefundReason.REFUND_REASON_BROKEN, note: '' };
    await expect(refundClient(world, stranger).requestRefund(question)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(adminRefundClient(world).requestRefund(question)).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(refundClient(world, student).listRefunds({})).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('a student asks', () => {
  const question = (orderId: string, reason: RefundReason = RefundReason.REFUND_REASON_BROKEN) => ({
    orderId,
    reason,
    note: 'No sound',
  });

  it('once an order, for the policy’s reasons, and is answered yes', async () => {
    const { student, order } = await aPaidOrder(world, { price: 500 });
    expect((await student.getOrder({ orderId: order.id })).refundReasons).toEqual([
      'REFUND_REASON_PAID_TWICE',
      'REFUND_REASON_NO_ACCESS',
      'REFUND_REASON_WRONG_AMOUNT',
      'REFUND_REASON_BROKEN',
    ]);
    const own = refundClient(world, student);
    await expect(
      own.requestRefund(question(order.id, RefundReason.REFUND_REASON_CHANGED_MIND)),
    ).rejects.toMatchObject({ code: 'refund-not-offered' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => own.requestRefund(question(order.id))));
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
    await expect(
      own.requestRefund(question(order.id, RefundReason.REFUND_REASON_NO_ACCESS)),
    ).rejects.toMatchObject({ code: 'refund-asked' });
    expect((await student.getOrder({ orderId: order.id })).refundReasons).toEqual([]);

    const [asked] = answers;
    const admin = adminRefundClient(world);
    const listed = await admin.listRefunds({ state: 'REFUND_STATE_REQUESTED', page: { page: 1, limit: 5 } });
    expect(listed.refunds.map((one) => one.id)).toContain(asked?.id);
    await expect(admin.grantRefund(adminGrant(order))).rejects.toMatchObject({ code: 'refund-asked' });
    const both = await Promise.allSettled([
      admin.grantRefund({ requestId: asked?.id ?? '' }),
      adminRefundClient(world, 'admin-2').grantRefund({ requestId: asked?.id ?? '' }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = adminRefundClient(world, both[0]?.status === 'fulfilled' ? 'admin-1' : 'admin-2');
    expect((await winner.grantRefund({ requestId: asked?.id ?? '' })).id).toBe(asked?.id);
    expect((await student.getOrder({ orderId: order.id })).refunds).toMatchObject([
      { id: asked?.id, reason: 'REFUND_REASON_BROKEN', note: 'No sound', amountPoisha: taka(500) },
    ]);
  });

  it('and is answered no, with words; then they can ask again', async () => {
    const { student, order } = await aPaidOrder(world);
    const own = refundClient(world, student);
    const { id } = await own.requestRefund(question(order.id));
    const admin = adminRefundClient(world);
    await expect(admin.declineRefund({ refundId: id, reason: ' ' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    const declined = await admin.declineRefund({ refundId: id, reason: 'It plays here' });
    expect(declined).toMatchObject({ state: 'REFUND_STATE_DECLINED', declineReason: 'It plays here' });
    await world.it.eventually(() =>
      expect(declinedEvents(order.id)).toMatchObject([{ refund: { id, declineReason: 'It plays here' } }]),
    );
    await expect(admin.grantRefund({ requestId: id })).rejects.toMatchObject({ code: 'refund-decided' });
    expect((await own.requestRefund(question(order.id))).id).not.toBe(id);
    expect(await getOrderState(student, order)).toBe('paid');
  });

  it('not for an order that is not paid', async () => {
    const { student, order } = await orderAtGateway(world);
    await expect(refundClient(world, student).requestRefund(question(order.id))).rejects.toMatchObject({
      code: 'refund-not-offered',
    });
  });
});

describe('what was paid twice', () => {
  it('goes back by itself, and the order stays paid', async () => {
    world.it.publishedEvents(orderEvents);
    const { student, order, page } = await orderAtGateway(world, 750);
    const second = await openPaymentPage(student, order);
    const owed = await readHouseBalance(world, 'unallocated');
    for (const one of [page, second])
      await world.gateway.returnFromGateway({
        fields: await world.sandbox.completePage(one, 'pay-lose-ipn'),
      });
    const told = await student.getOrder({ orderId: order.id });
    expect(told).toMatchObject({ state: 'ORDER_STATE_PAID', refundedPoisha: 0n });
    expect(told.refunds).toMatchObject([
      { automatic: true, cardPoisha: taka(750), reason: 'REFUND_REASON_PAID_TWICE', creditNoteNumber: '' },
    ]);
    const id = told.refunds[0]?.id ?? '';
    await waitForRefundState(world, id, 'accepted');
    await world.sandbox.advanceClock(61);
    await waitForRefundState(world, id, 'refunded');
    expect(await world.sandbox.refunds(id)).toMatchObject([{ amount: '750.00', status: 'refunded' }]);
    expect(await readHouseBalance(world, 'unallocated')).toBe(owed);
    expect(refundedEvents(order.id)).toEqual([]);
  });
});
