import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { orderEvents } from '../src/orders/order-messages.ts';
import { adminRefundClient, buildRefundGrant, createPaidOrder, refundClient } from './system/refund-steps.ts';
import { getOrderState, orderAtGateway, taka } from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem();

const declinedEvents = (orderId: string) =>
  system.service
    .publishedEvents(orderEvents)
    .flatMap(({ key, event: { event } }) =>
      key === orderId && event?.$case === 'refundDeclined' ? [event.value] : [],
    );

describe('a refund request of a student', () => {
  const buildRequest = (orderId: string, reason: RefundReason = RefundReason.REFUND_REASON_BROKEN) => ({
    orderId,
    reason,
    note: 'No sound',
  });

  it('is made once per order for a reason of the policy, and granted once', async () => {
    const { student, order } = await createPaidOrder(system, { price: 500 });
    expect((await student.getOrder({ orderId: order.id })).refundReasons).toEqual([
      'REFUND_REASON_PAID_TWICE',
      'REFUND_REASON_NO_ACCESS',
      'REFUND_REASON_WRONG_AMOUNT',
      'REFUND_REASON_BROKEN',
    ]);
    const studentClient = refundClient(system, student);
    await expect(
      studentClient.requestRefund(buildRequest(order.id, RefundReason.REFUND_REASON_CHANGED_MIND)),
    ).rejects.toMatchObject({ code: 'refund-not-offered' });
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => studentClient.requestRefund(buildRequest(order.id))),
    );
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    await expect(
      studentClient.requestRefund(buildRequest(order.id, RefundReason.REFUND_REASON_NO_ACCESS)),
    ).rejects.toMatchObject({ code: 'refund-asked' });
    expect((await student.getOrder({ orderId: order.id })).refundReasons).toEqual([]);

    const [request] = responses;
    const admin = adminRefundClient(system);
    const listed = await admin.listRefunds({ state: 'REFUND_STATE_REQUESTED', page: { page: 1, limit: 5 } });
    expect(listed.refunds.map(({ id }) => id)).toContain(request?.id);
    await expect(admin.grantRefund(buildRefundGrant(order))).rejects.toMatchObject({ code: 'refund-asked' });
    const results = await Promise.allSettled([
      admin.grantRefund({ requestId: request?.id ?? '' }),
      adminRefundClient(system, 'admin-2').grantRefund({ requestId: request?.id ?? '' }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = adminRefundClient(system, results[0]?.status === 'fulfilled' ? 'admin-1' : 'admin-2');
    expect((await winner.grantRefund({ requestId: request?.id ?? '' })).id).toBe(request?.id);
    expect((await student.getOrder({ orderId: order.id })).refunds).toMatchObject([
      { id: request?.id, reason: 'REFUND_REASON_BROKEN', note: 'No sound', amountPoisha: taka(500) },
    ]);
  });

  it('is declined with a reason; then a new request is possible', async () => {
    const { student, order } = await createPaidOrder(system);
    const studentClient = refundClient(system, student);
    const { id } = await studentClient.requestRefund(buildRequest(order.id));
    const admin = adminRefundClient(system);
    await expect(admin.declineRefund({ refundId: id, reason: ' ' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    const declined = await admin.declineRefund({ refundId: id, reason: 'It plays here' });
    expect(declined).toMatchObject({ state: 'REFUND_STATE_DECLINED', declineReason: 'It plays here' });
    await system.service.eventually(() =>
      expect(declinedEvents(order.id)).toMatchObject([{ refund: { id, declineReason: 'It plays here' } }]),
    );
    await expect(admin.grantRefund({ requestId: id })).rejects.toMatchObject({ code: 'refund-decided' });
    expect((await studentClient.requestRefund(buildRequest(order.id))).id).not.toBe(id);
    expect(await getOrderState(student, order)).toBe('paid');
  });

  it('is rejected for an unpaid order', async () => {
    const { student, order } = await orderAtGateway(system);
    await expect(refundClient(system, student).requestRefund(buildRequest(order.id))).rejects.toMatchObject({
      code: 'refund-not-offered',
    });
  });
});
