import { newId } from '@sargam/chassis/ids';
import { RecordServiceDefinition } from '@sargam/proto/commerce/v1/records';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { chargeAtGateway } from './system/bills.ts';
import {
  adminRefundClient,
  createPaidOrder,
  storeChargeClient,
  waitForRefundState,
} from './system/refund-steps.ts';
import { orderAtGateway, taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();
const records = () => system.as('admin-1', ['admin']).client(RecordServiceDefinition);

it('the record of a paid order has its payment attempt and every state with its cause', async () => {
  const { student, order } = await createPaidOrder(system, { price: 1_250, wallet: 250 });
  const { order: found, record } = await records().getOrderRecord({ orderId: order.id });
  expect(found).toMatchObject({
    id: order.id,
    studentId: student.id,
    walletUsedPoisha: taka(250),
    payablePoisha: taka(1_000),
    lines: [{ walletPoisha: taka(250), payablePoisha: taka(1_000) }],
  });
  expect(record?.attempts).toMatchObject([
    {
      attempt: 1,
      state: 'PAYMENT_ATTEMPT_STATE_PAID',
      amountPoisha: taka(1_000),
      receivedPoisha: taka(975),
      closedAt: expect.any(Date),
    },
  ]);
  expect(record?.history.map(({ state }) => state)).toEqual(['created', 'awaiting_payment', 'paid']);
  expect(record?.history[0]).toMatchObject({ actor: student.id, at: expect.any(Date) });
  expect(record).toMatchObject({ refunds: [], refundAttempts: [] });
});

it('a failed attempt stays in the record beside the next one', async () => {
  const { student, order, page } = await orderAtGateway(system);
  await system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'decline') });
  const { record } = await records().getOrderRecord({ orderId: order.id });
  expect(record?.attempts.map(({ state }) => state)).toEqual(['PAYMENT_ATTEMPT_STATE_FAILED']);
  expect(record?.history.at(-1)).toMatchObject({ state: 'failed' });
  await expect(
    system.as(student.id).client(RecordServiceDefinition).getOrderRecord({ orderId: order.id }),
  ).rejects.toMatchObject({ kind: 'forbidden' });
});

it('a preview has the split of the refund that is granted then, and the record has its attempt', async () => {
  const { order } = await createPaidOrder(system, { price: 1_000, wallet: 333 });
  const amountPoisha = taka(500);
  const preview = await records().previewRefund({ orderId: order.id, amountPoisha });
  expect(preview).toEqual({
    amountPoisha,
    walletPoisha: taka(166.5),
    cardPoisha: taka(333.5),
    leftPoisha: taka(500),
  });
  const refund = await adminRefundClient(system).grantRefund({
    orderId: order.id,
    amountPoisha,
    reason: RefundReason.REFUND_REASON_BROKEN,
    note: 'No sound',
  });
  expect(refund).toMatchObject({ walletPoisha: preview.walletPoisha, cardPoisha: preview.cardPoisha });
  await waitForRefundState(system, refund.id, 'accepted');
  const { record } = await records().getOrderRecord({ orderId: order.id });
  expect(record?.refunds).toMatchObject([{ id: refund.id, state: 'REFUND_STATE_ACCEPTED' }]);
  expect(record?.refundAttempts).toMatchObject([
    { refundId: refund.id, state: 'REFUND_ATTEMPT_STATE_ACCEPTED', amountPoisha: taka(333.5) },
  ]);
  expect(record?.history.at(-1)).toMatchObject({ state: 'partly_refunded', actor: 'admin-1' });
  expect(record?.history.at(-1)?.reason).toBe('500.00 taka: broken: No sound');
  expect(await records().previewRefund({ orderId: order.id, amountPoisha: 0n })).toMatchObject({
    amountPoisha: taka(500),
    leftPoisha: 0n,
  });
});

it('a preview of more than what is left, and of an unpaid order, fails like the refund', async () => {
  const { order } = await createPaidOrder(system, { price: 1_000 });
  await expect(
    records().previewRefund({ orderId: order.id, amountPoisha: taka(1_001) }),
  ).rejects.toMatchObject({ code: 'refund-too-large' });
  const { order: unpaid } = await orderAtGateway(system);
  await expect(records().previewRefund({ orderId: unpaid.id, amountPoisha: 0n })).rejects.toMatchObject({
    code: 'nothing-left',
  });
  await expect(system.student().getOrder({ orderId: order.id })).rejects.toMatchObject({ kind: 'forbidden' });
});

it('the record of a charge has its attempts, states and refund', async () => {
  const charge = await chargeAtGateway(system);
  await system.gateway.returnFromGateway({
    fields: await system.sandbox.completePage(charge.page, 'pay-lose-ipn'),
  });
  await storeChargeClient(system).refundCharge({ reference: charge.id, reason: 'Twice', actor: 'admin-1' });
  const record = await records().getChargeRecord({ reference: charge.id });
  expect(record.attempts).toMatchObject([{ state: 'PAYMENT_ATTEMPT_STATE_PAID', amountPoisha: taka(1_000) }]);
  expect(record.history.at(-1)).toMatchObject({ state: 'refunded', actor: 'admin-1', reason: 'Twice' });
  expect(record.refunds).toMatchObject([{ chargeReference: charge.id, cardPoisha: taka(1_000) }]);
});

it('a charge that was never started has an empty record, and only admins read records', async () => {
  const reference = newId();
  expect(await records().getChargeRecord({ reference })).toEqual({
    attempts: [],
    history: [],
    refundAttempts: [],
    refunds: [],
  });
  const student = system.as('s1').client(RecordServiceDefinition);
  await expect(student.getChargeRecord({ reference })).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(student.previewRefund({ orderId: reference })).rejects.toMatchObject({ kind: 'forbidden' });
});
