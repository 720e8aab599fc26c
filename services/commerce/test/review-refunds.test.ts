import { adminRefundClient, readPlatformBalance, waitForRefundState } from './system/refund-steps.ts';
import {
  creditGiftMoney,
  fillCart,
  getOrderState,
  openPaymentPage,
  placeQuotedOrder,
  taka,
} from './system/steps.ts';
import { useTestSystem } from './system/system.ts';

const system = useTestSystem({ SSLCOMMERZ_TIMEOUT: '1s' });
afterEach(() => system.sandbox.clearFaults());

describe('an order under review', () => {
  const createOrderUnderReview = async (outcomes: readonly string[] = ['pay-risky']) => {
    const student = system.student();
    await creditGiftMoney(system, student, 200);
    await fillCart(system, student, 900);
    const order = await placeQuotedOrder(student);
    const pages = [];
    for (const _ of outcomes) pages.push(await openPaymentPage(student, order));
    for (const [at, page] of pages.entries()) {
      if (outcomes[at] === 'open') continue;
      const fields = await system.sandbox.completePage(page, outcomes[at] ?? '');
      await system.gateway.returnFromGateway({ fields });
    }
    expect(await getOrderState(student, order)).toBe('review');
    return { student, order, pages };
  };

  it('is accepted by an admin; two concurrent admins accept it once', async () => {
    const { student, order } = await createOrderUnderReview();
    const sales = await readPlatformBalance(system, 'sales');
    const results = await Promise.allSettled(
      ['admin-1', 'admin-2'].map((admin) =>
        adminRefundClient(system, admin).resolveOrderReview({
          orderId: order.id,
          accept: true,
          reason: 'Called the buyer',
        }),
      ),
    );
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readPlatformBalance(system, 'sales')).toBe(sales + taka(900));
    const paid = await student.getOrder({ orderId: order.id });
    expect(paid).toMatchObject({ state: 'ORDER_STATE_PAID', receivedPoisha: taka(682.5) });
    expect(paid.invoiceNumber).toMatch(/^INV-/);
  });

  it('is rejected: its holds are released, the payment is refunded, and the order has no invoice', async () => {
    const { student, order } = await createOrderUnderReview();
    const before = await readPlatformBalance(system, 'unallocated');
    const rejected = await adminRefundClient(system).resolveOrderReview({
      orderId: order.id,
      accept: false,
      reason: 'Stolen card',
    });
    expect(rejected).toMatchObject({ state: 'ORDER_STATE_REFUNDED', invoiceNumber: '', paidAt: undefined });
    expect(await readPlatformBalance(system, 'unallocated')).toBe(before - taka(700));
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({
      giftPoisha: taka(200),
      refundPoisha: 0n,
    });
    const id = rejected.refunds[0]?.id ?? '';
    await waitForRefundState(system, id, 'accepted');
    expect(await system.sandbox.refunds(id)).toMatchObject([{ amount: '700.00' }]);
    await expect(
      adminRefundClient(system).resolveOrderReview({
        orderId: order.id,
        accept: true,
        reason: 'Changed my mind',
      }),
    ).rejects.toMatchObject({ code: 'order-not-under-review' });
  });

  it('is paid by another payment: the risky payments are refunded', async () => {
    const { student, order, pages } = await createOrderUnderReview(['pay-risky', 'pay-risky', 'open']);
    const fields = await system.sandbox.completePage(pages[2] ?? '', 'pay-lose-ipn');
    await system.gateway.returnFromGateway({ fields });
    const { refunds, state } = await student.getOrder({ orderId: order.id });
    expect(state).toBe('ORDER_STATE_PAID');
    expect(refunds).toMatchObject([{ automatic: true }, { automatic: true }]);
  });

  it('accepted with two risky payments is paid by one; the other is refunded', async () => {
    const { student, order } = await createOrderUnderReview(['pay-risky', 'pay-risky']);
    await adminRefundClient(system).resolveOrderReview({
      orderId: order.id,
      accept: true,
      reason: 'Called the buyer',
    });
    const { refunds, state } = await student.getOrder({ orderId: order.id });
    expect(state).toBe('ORDER_STATE_PAID');
    expect(refunds).toMatchObject([{ automatic: true, cardPoisha: taka(700) }]);
  });
});
