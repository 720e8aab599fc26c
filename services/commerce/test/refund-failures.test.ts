import { sql } from 'kysely';
import {
  adminGrant,
  adminRefundClient,
  aPaidOrder,
  makeRefundsDue,
  readHouseBalance,
  waitForRefundState,
} from './world/refund-steps.ts';
import {
  creditGiftMoney,
  fillCart,
  getOrderState,
  openPaymentPage,
  orderAsQuoted,
  taka,
} from './world/steps.ts';
import { type Student, useWorld } from './world/world.ts';

const world = useWorld({ SSLCOMMERZ_TIMEOUT: '1s' });
afterEach(() => world.sandbox.clearFaults());

const refundMoney = async (student: Student) =>
  (await student.getWallet({ studentId: student.id })).refundPoisha;

const granted = async (price = 600) => {
  const { student, order } = await aPaidOrder(world, { price });
  const refund = await adminRefundClient(world).grantRefund(adminGrant(order));
  return { student, order, refund };
};

const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(`${world.it.opsUrl}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
};

describe('the gateway fails over a refund', () => {
  it('an admin decides meanwhile: the wallet’s part is not held up, and the order says what was granted', async () => {
    await world.sandbox.injectFault('refund', '500', 50);
    const { student, order } = await aPaidOrder(world, { price: 1_000, wallet: 250 });
    await adminRefundClient(world).grantRefund(adminGrant(order));
    await makeRefundsDue(world);
    expect(await refundMoney(student)).toBe(taka(250));
    expect(await getOrderState(student, order)).toBe('refunded');
  });
});

describe('what the gateway cancels is stuck, until an admin', () => {
  const stuck = async () => {
    const made = await granted();
    await waitForRefundState(world, made.refund.id, 'accepted');
    const [first] = await world.sandbox.refunds(made.refund.id);
    await world.sandbox.cancelRefund(first?.refundRefId ?? '');
    await waitForRefundState(world, made.refund.id, 'stuck');
    return made;
  };

  it('sends it again, under a new number', async () => {
    const { refund, order } = await stuck();
    const admin = adminRefundClient(world, 'admin-9');
    const again = await admin.retryRefund({ refundId: refund.id, note: 'Card is open again' });
    expect(again.state).toBe('REFUND_STATE_GRANTED');
    await waitForRefundState(world, refund.id, 'accepted');
    expect(await world.sandbox.refunds(`${refund.id}-2`)).toHaveLength(1);
    await world.sandbox.advanceClock(61);
    await waitForRefundState(world, refund.id, 'refunded');
    await expect(admin.retryRefund({ refundId: refund.id })).rejects.toMatchObject({
      code: 'refund-not-stuck',
    });
    const { rows } = await sql<{ actor: string; reason: string }>`
      select actor, reason from order_history where order_id = ${order.id} and action = 'retryRefund'`.execute(
      world.db,
    );
    expect(rows).toEqual([{ actor: 'admin-9', reason: 'Card is open again' }]);
  });

  it('pays it into the wallet, once for two admins at once', async () => {
    const { refund, student } = await stuck();
    const owed = await readHouseBalance(world, 'refunds-owed');
    const tries = await Promise.allSettled(
      ['admin-1', 'admin-2'].map((admin) =>
        adminRefundClient(world, admin).retryRefund({
          refundId: refund.id,
          intoWallet: true,
          note: 'Card is closed',
        }),
      ),
    );
    expect(tries.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refundMoney(student)).toBe(taka(600));
    expect(await readHouseBalance(world, 'refunds-owed')).toBe(owed - taka(600));
    await world.sandbox.advanceClock(61);
    await makeRefundsDue(world);
    expect(await refundMoney(student)).toBe(taka(600));
  });

  it('is counted', async () => {
    await stuck();
    expect(await metric('refunds_total{state="stuck",by="gateway"')).toBeGreaterThan(0);
    await world.it.eventually(async () => expect(await metric('refunds_stuck')).toBeGreaterThan(0), 20_000);
  }, 40_000);
});

it('an order of an earlier system has no card here to go back to: it waits for an admin, who pays the wallet', async () => {
  const { student, order } = await aPaidOrder(world, { price: 400 });
  // As one that was taken over: paid, and no payment of ours.
  await sql`update payments set state = 'failed' where order_id = ${order.id}`.execute(world.db);
  const admin = adminRefundClient(world);
  const refund = await admin.grantRefund(adminGrant(order));
  expect(refund.state).toBe('REFUND_STATE_STUCK');
  await expect(admin.retryRefund({ refundId: refund.id })).rejects.toMatchObject({ code: 'refund-no-card' });
  await admin.retryRefund({ refundId: refund.id, intoWallet: true, note: 'Taken over' });
  expect(await refundMoney(student)).toBe(taka(400));
});

describe('an order under review', () => {
  const underReview = async (outcomes: readonly string[] = ['pay-risky']) => {
    const student = world.student();
    await creditGiftMoney(world, student, 200);
    await fillCart(world, student, 900);
    const order = await orderAsQuoted(student);
    const pages = [];
    for (const _ of outcomes) pages.push(await openPaymentPage(student, order));
    for (const [at, page] of pages.entries()) {
      if (outcomes[at] === 'open') continue;
      const fields = await world.sandbox.completePage(page, outcomes[at] ?? '');
      await world.gateway.returnFromGateway({ fields });
    }
    expect(await getOrderState(student, order)).toBe('review');
    return { student, order, pages };
  };

  it('is taken by an admin: paid, once for two admins at once', async () => {
    const { student, order } = await underReview();
    const sales = await readHouseBalance(world, 'sales');
    const tries = await Promise.allSettled(
      ['admin-1', 'admin-2'].map((admin) =>
        adminRefundClient(world, admin).resolveReview({
          orderId: order.id,
          accept: true,
          reason: 'Called the buyer',
        }),
      ),
    );
    expect(tries.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readHouseBalance(world, 'sales')).toBe(sales + taka(900));
    const paid = await student.getOrder({ orderId: order.id });
    expect(paid).toMatchObject({ state: 'ORDER_STATE_PAID', receivedPoisha: taka(682.5) });
    expect(paid.invoiceNumber).toMatch(/^INV-/);
  });

  it('is refused: what it held is free, what came in goes back, and it was never paid', async () => {
    const { student, order } = await underReview();
    const set = await readHouseBalance(world, 'unallocated');
    const refused = await adminRefundClient(world).resolveReview({
      orderId: order.id,
      accept: false,
      reason: 'Stolen card',
    });
    expect(refused).toMatchObject({ state: 'ORDER_STATE_REFUNDED', invoiceNumber: '', paidAt: undefined });
    expect(await readHouseBalance(world, 'unallocated')).toBe(set - taka(700));
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({
      giftPoisha: taka(200),
      refundPoisha: 0n,
    });
    const id = refused.refunds[0]?.id ?? '';
    await waitForRefundState(world, id, 'accepted');
    expect(await world.sandbox.refunds(id)).toMatchObject([{ amount: '700.00' }]);
    await expect(
      adminRefundClient(world).resolveReview({ orderId: order.id, accept: true, reason: 'Changed my mind' }),
    ).rejects.toMatchObject({ code: 'order-not-under-review' });
  });

  it('is paid by another payment meanwhile: the risky one was paid twice and goes back', async () => {
    const { student, order, pages } = await underReview(['pay-risky', 'pay-risky', 'open']);
    const fields = await world.sandbox.completePage(pages[2] ?? '', 'pay-lose-ipn');
    await world.gateway.returnFromGateway({ fields });
    const { refunds, state } = await student.getOrder({ orderId: order.id });
    expect(state).toBe('ORDER_STATE_PAID');
    expect(refunds).toMatchObject([{ automatic: true }, { automatic: true }]);
  });

  it('of two risky payments one pays it, the other was paid twice and goes back', async () => {
    const { student, order } = await underReview(['pay-risky', 'pay-risky']);
    await adminRefundClient(world).resolveReview({
      orderId: order.id,
      accept: true,
      reason: 'Called the buyer',
    });
    const { refunds, state } = await student.getOrder({ orderId: order.id });
    expect(state).toBe('ORDER_STATE_PAID');
    expect(refunds).toMatchObject([{ automatic: true, cardPoisha: taka(700) }]);
  });
});
