import { newId } from '@sargam/chassis/ids';
import { listChangingMethods } from '@sargam/chassis/testing';
import { AuditServiceDefinition } from '@sargam/proto/commerce/v1/audit';
import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { Tier } from '@sargam/proto/common/v1/offer';
import { sql } from 'kysely';
import { chargeAtGateway } from './system/bills.ts';
import { adminRefundClient, buildRefundGrant, createPaidOrder, refundClient } from './system/refund-steps.ts';
import { createCoupon, fillCart, openPaymentPage, placeQuotedOrder, taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();
beforeAll(() => {
  system.catalogue.addCourse('old-course', 500, { gold: 1_000 });
  system.catalogue.addCourse('dear-course', 500, { gold: 20_000 });
});

const listEntries = async (targetId: string) =>
  (await system.as('admin-1', ['admin']).client(AuditServiceDefinition).listAuditEntries({ targetId }))
    .entries;

const buildImport = (courseId = 'old-course') => ({
  reference: newId(),
  studentId: newId(),
  lines: [{ courseId, tier: Tier.TIER_GOLD }],
  paidAt: new Date('2024-06-15T10:00:00Z'),
  method: 'BKASH-BKash',
  reason: 'Moved from the old site',
});

const importAboveCeiling = async (): Promise<string> => {
  const request = buildImport('dear-course');
  await expect(system.admin.importPaidOrder(request)).rejects.toMatchObject({ code: 'import-waiting' });
  return request.reference;
};

const payRisky = async (page: string): Promise<void> => {
  const fields = await system.sandbox.completePage(page, 'pay-risky');
  await system.gateway.returnFromGateway({ fields });
};

const requestRefund = async () => {
  const { student, order } = await createPaidOrder(system);
  const reason = RefundReason.REFUND_REASON_NO_ACCESS;
  const refund = await refundClient(system, student).requestRefund({ orderId: order.id, reason });
  return { order, refund };
};

/** A paid order without a payment of this system, whose refund therefore is stuck. */
const createStuckRefund = async () => {
  const { order } = await createPaidOrder(system);
  await sql`update payments set state = 'failed' where order_id = ${order.id}`.execute(system.db);
  return { order, refund: await adminRefundClient(system).grantRefund(buildRefundGrant(order)) };
};

interface Expected {
  readonly target: string;
  readonly kind: string;
  readonly before?: object | undefined;
  readonly after?: object | undefined;
  readonly reason?: string;
  readonly actor?: string;
}

/** Each call that changes something for an admin, and the entry that it leaves. */
const changes: Record<string, () => Promise<Expected>> = {
  createCoupon: async () => {
    const { id, code } = await createCoupon(system, { percent: 30, useLimit: 5 });
    return { target: id, kind: 'coupon', after: { code, percent: 30, useLimit: 5, used: 0 } };
  },
  deleteCoupon: async () => {
    const { id, code } = await createCoupon(system, { percent: 40, useLimit: 5 });
    await system.admin.deleteCoupon({ couponId: id });
    return { target: id, kind: 'coupon', before: { code, percent: 40 } };
  },
  importPaidOrder: async () => {
    const request = buildImport();
    const { id } = await system.admin.importPaidOrder(request);
    const after = { state: 'paid', student: request.studentId, payablePoisha: String(taka(1_000)) };
    return { target: id, kind: 'order', after, reason: request.reason };
  },
  acceptImport: async () => {
    const reference = await importAboveCeiling();
    const second = system.as('admin-2', ['admin']).client(CommerceServiceDefinition);
    const { id } = await second.acceptImport({ reference });
    return { target: id, kind: 'order', after: { state: 'paid' }, actor: 'admin-2' };
  },
  resolveOrderReview: async () => {
    const student = system.student();
    await fillCart(system, student, 900);
    const { id, ...order } = await placeQuotedOrder(student);
    await payRisky(await openPaymentPage(student, { id, ...order }));
    const reason = 'Called the buyer';
    await adminRefundClient(system).resolveOrderReview({ orderId: id, accept: true, reason });
    return { target: id, kind: 'order', before: { state: 'review' }, after: { state: 'paid' }, reason };
  },
  resolveChargeReview: async () => {
    const { id, page } = await chargeAtGateway(system);
    await payRisky(page);
    const reason = 'Stolen card';
    const charges = system.as('admin-1', ['admin']).client(ChargeServiceDefinition);
    await charges.resolveChargeReview({ reference: id, accept: false, reason });
    return { target: id, kind: 'charge', before: { state: 'review' }, after: { state: 'refunded' }, reason };
  },
  grantRefund: async () => {
    const { order } = await createPaidOrder(system);
    const { id } = await adminRefundClient(system).grantRefund(buildRefundGrant(order, { amount: 100 }));
    const after = { refund: id, amountPoisha: String(taka(100)) };
    return { target: order.id, kind: 'order', before: {}, after, reason: 'no_access: Could not open it' };
  },
  declineRefund: async () => {
    const { order, refund } = await requestRefund();
    const reason = 'All lessons were watched';
    await adminRefundClient(system).declineRefund({ refundId: refund.id, reason });
    const before = { refundState: 'requested' };
    return { target: order.id, kind: 'order', before, after: { refundState: 'declined' }, reason };
  },
  retryRefund: async () => {
    const { order, refund } = await createStuckRefund();
    const note = 'Taken over';
    await adminRefundClient(system).retryRefund({ refundId: refund.id, intoWallet: true, note });
    const [before, after] = [{ refundState: 'stuck' }, { refundState: 'refunded' }];
    return { target: order.id, kind: 'order', before, after, reason: note };
  },
};

const byStudent = 'only the student changes their own things';
const byGateway = 'decided by the payment gateway';
const byStore = 'the store records what its staff decide';
const exceptions: Record<string, string> = {
  addToCart: byStudent,
  removeFromCart: byStudent,
  clearCart: byStudent,
  placeOrder: byStudent,
  startPayment: byStudent,
  abandonOrder: byStudent,
  confirmFreeOrder: byStudent,
  requestRefund: byStudent,
  giveBackOrder: byStudent,
  addToWishlist: byStudent,
  removeFromWishlist: byStudent,
  notifyPayment: byGateway,
  returnFromGateway: byGateway,
  creditGiftCard: byStore,
  startCharge: byStore,
  refundCharge: byStore,
  previewRefund: 'computes the parts of a refund and saves nothing',
};

it('each changing call is in the list of audited calls or has a reason for its exception', () => {
  expect([...Object.keys(changes), ...Object.keys(exceptions)].sort()).toEqual(
    listChangingMethods(system.service),
  );
});

const parse = (json: string): unknown => (json === '' ? undefined : JSON.parse(json));

it.each(Object.keys(changes))('%s by an admin leaves an entry with what changed and why', async (name) => {
  const expected = await changes[name]?.();
  const [newest] = await listEntries(expected?.target ?? '');
  const { kind, before, after, reason, actor = 'admin-1' } = expected ?? { kind: '' };
  expect(newest).toMatchObject({
    actor,
    role: 'admin',
    action: name.charAt(0).toUpperCase() + name.slice(1),
    targetKind: kind,
    ...(reason && { reason }),
  });
  const sides = { before: parse(newest?.beforeJson ?? ''), after: parse(newest?.afterJson ?? '') };
  expect(sides).toMatchObject({ before, after });
});

it('an import above the ceiling leaves an entry when it starts to wait, and none when it is repeated', async () => {
  const request = buildImport('dear-course');
  for (let time = 0; time < 2; time += 1)
    await expect(system.admin.importPaidOrder(request)).rejects.toMatchObject({ code: 'import-waiting' });
  expect(await listEntries(request.reference)).toMatchObject([
    { action: 'ImportPaidOrder', targetKind: 'order-import', reason: request.reason },
  ]);
});

it('concurrent repeats of one change leave one entry and one log line', async () => {
  const { order, refund } = await requestRefund();
  const grant = buildRefundGrant((await createPaidOrder(system)).order, { refundId: newId() });
  const imported = buildImport();
  const client = adminRefundClient(system);
  const times = Array.from({ length: 3 });
  await Promise.all([
    ...times.map(() => client.declineRefund({ refundId: refund.id, reason: 'Watched' })),
    ...times.map(() => client.grantRefund(grant)),
  ]);
  const [{ id } = { id: '' }] = await Promise.all(times.map(() => system.admin.importPaidOrder(imported)));
  for (const target of [order.id, grant.orderId, id]) expect(await listEntries(target)).toHaveLength(1);
  const decisions = system.lines.filter(
    (line) => line.includes('refund decided') && line.includes('admin-1'),
  );
  for (const decided of [refund.id, grant.refundId ?? ''])
    expect(decisions.filter((line) => line.includes(decided))).toHaveLength(1);
});

it('a refused change and a change by a student leave no entry', async () => {
  const { order, refund } = await requestRefund();
  const granted = adminRefundClient(system).grantRefund(buildRefundGrant(order, { amount: 100_000 }));
  await expect(granted).rejects.toMatchObject({ code: expect.any(String) });
  expect(refund.state).toBe('REFUND_STATE_REQUESTED');
  expect(await listEntries(order.id)).toEqual([]);
});

it('an admin does not change the cart or the wishlist of a student', async () => {
  const { id: studentId } = system.student();
  const wishlists = system.as('admin-1', ['admin']).client(WishlistServiceDefinition);
  for (const change of [
    () => system.admin.addToCart({ studentId, courseId: 'old-course', tier: Tier.TIER_GOLD }),
    () => system.admin.removeFromCart({ studentId, courseId: 'old-course' }),
    () => system.admin.clearCart({ studentId }),
    () => wishlists.addToWishlist({ studentId, courseId: 'old-course' }),
    () => wishlists.removeFromWishlist({ studentId, courseId: 'old-course' }),
  ])
    await expect(change()).rejects.toMatchObject({ kind: 'forbidden' });
});
