import { newId } from '@sargam/chassis/ids';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { lockAllOrders } from '../src/orders/order-store.ts';
import { addPendingReward, userEvents } from '../src/referrals/on-user-events.ts';
import { adminRefundClient, buildRefundGrant } from './system/refund-steps.ts';
import { creditGiftMoney, fillCart, orderAtGateway, placeQuotedOrder, taka } from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

const system = useTestSystem();

const publishVerified = (invitee: Student, referrer: Student | undefined, id = newId()) =>
  system.service.publish(
    userEvents,
    invitee.id,
    UserEvent.fromPartial({
      event: {
        $case: 'emailVerified',
        value: { person: { id: invitee.id, name: 'Rahim Uddin Khan' }, referredBy: referrer?.id ?? '' },
      },
    }),
    { id },
  );

const friendsOf = (student: Student) =>
  system.as(student.id).client(WalletServiceDefinition).getReferrals({ studentId: student.id });
const walletOf = (student: Student) => student.getWallet({ studentId: student.id });
const expectState = (student: Student, state: string) =>
  system.service.eventually(async () => {
    const { referrals } = await friendsOf(student);
    expect(referrals.map((friend) => friend.state)).toEqual([`REFERRAL_STATE_${state}`]);
  });
const statementOf = async (student: Student) => {
  const { movements } = await system
    .as(student.id)
    .client(WalletServiceDefinition)
    .listWalletMovements({ studentId: student.id });
  return movements.map(({ kind }) => kind.replace('MOVEMENT_KIND_', '').toLowerCase());
};
const pay = async (page: string) =>
  system.gateway.returnFromGateway({ fields: await system.sandbox.completePage(page, 'pay-lose-ipn') });
const refund = (order: Order, amount?: number) => {
  const request = {
    ...buildRefundGrant(order, { refundId: newId() }),
    ...(amount && { amountPoisha: taka(amount) }),
  };
  return adminRefundClient(system).grantRefund(request);
};
/** A referrer, and a friend with an unpaid order. */
const friendAtGateway = async () => {
  const referrer = system.student();
  return { referrer, ...(await orderAtGateway(system, 700)) };
};

it('a verified friend gives a pending reward, a purchase earns it', async () => {
  const { referrer, student, order, page } = await friendAtGateway();
  await publishVerified(student, referrer);
  await expectState(referrer, 'PENDING');
  expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n, pendingReferralPoisha: taka(200) });
  await pay(page);
  expect(await friendsOf(referrer)).toMatchObject({
    pendingPoisha: 0n,
    earnedPoisha: taka(200),
    rewardPoisha: taka(200),
    referrals: [{ firstName: 'Rahim', state: 'REFERRAL_STATE_EARNED', rewardPoisha: taka(200) }],
  });
  expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200), pendingReferralPoisha: 0n });
  expect(await statementOf(referrer)).toEqual(['referral_earned', 'referral_pending']);
  expect((await student.getOrder({ orderId: order.id })).state).toBe('ORDER_STATE_PAID');
});

it('a repeated event, or an event with another referrer, adds no reward', async () => {
  const [referrer, other, friend] = [system.student(), system.student(), system.student()];
  const id = newId();
  await publishVerified(friend, referrer, id);
  await publishVerified(friend, referrer, id);
  await publishVerified(friend, referrer);
  await publishVerified(friend, other);
  await publishVerified(other, referrer);
  await system.service.eventually(async () =>
    expect((await friendsOf(referrer)).pendingPoisha).toBe(taka(400)),
  );
  expect((await friendsOf(other)).referrals).toEqual([]);
});

it('a self-referral or a friend without referrer adds no reward', async () => {
  const [student, marker, referrer] = [system.student(), system.student(), system.student()];
  await publishVerified(student, student);
  await publishVerified(student, undefined);
  await publishVerified(marker, referrer);
  await expectState(referrer, 'PENDING');
  expect((await friendsOf(student)).referrals).toEqual([]);
  expect(await walletOf(student)).toMatchObject({ pendingReferralPoisha: 0n });
});

it('an order without payment earns no reward', async () => {
  const [referrer, friend] = [system.student(), system.student()];
  await publishVerified(friend, referrer);
  await expectState(referrer, 'PENDING');
  await creditGiftMoney(system, friend, 500);
  await fillCart(system, friend, 500);
  await friend.confirmFreeOrder({ orderId: (await placeQuotedOrder(friend)).id });
  expect((await friendsOf(referrer)).earnedPoisha).toBe(0n);
});

it('a purchase before the verification event earns when the event arrives', async () => {
  const { referrer, student, page } = await friendAtGateway();
  await pay(page);
  await publishVerified(student, referrer);
  await expectState(referrer, 'EARNED');
  expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200), pendingReferralPoisha: 0n });
});

it('a concurrent payment and verification event earn once', async () => {
  for (let round = 0; round < 5; round++) {
    const { referrer, student, page } = await friendAtGateway();
    const fields = await system.sandbox.completePage(page, 'pay-lose-ipn');
    const verified = { invitee: student.id, referrer: referrer.id, firstName: 'Rahim', at: new Date() };
    await Promise.all([
      system.gateway.returnFromGateway({ fields }),
      system.gateway.notifyPayment({ fields }),
      ...[1, 2, 3].map(() =>
        system.database.transaction((tx) => addPendingReward(tx, verified as never, lockAllOrders)),
      ),
    ]);
    expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200), pendingReferralPoisha: 0n });
  }
});

it('a concurrent refund and verification event leave no reward', async () => {
  for (let round = 0; round < 5; round++) {
    const { referrer, student, order, page } = await friendAtGateway();
    await pay(page);
    const verified = { invitee: student.id, referrer: referrer.id, firstName: 'Rahim', at: new Date() };
    await Promise.all([
      refund(order),
      ...[1, 2].map(() =>
        system.database.transaction((tx) => addPendingReward(tx, verified as never, lockAllOrders)),
      ),
    ]);
    await expectState(referrer, 'REVERSED');
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n, pendingReferralPoisha: 0n });
  }
});

describe('a first purchase that is refunded in full', () => {
  const earned = async () => {
    const { referrer, student, order, page } = await friendAtGateway();
    await publishVerified(student, referrer);
    await expectState(referrer, 'PENDING');
    await pay(page);
    return { referrer, student, order };
  };

  it('reverses the reward once', async () => {
    const { referrer, order } = await earned();
    await refund(order, 100);
    expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200) });
    await Promise.allSettled([refund(order), refund(order), refund(order)]);
    await expectState(referrer, 'REVERSED');
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    expect(await statementOf(referrer)).toEqual(['referral_reversed', 'referral_earned', 'referral_pending']);
  });

  it('reverses the unspent part of a reward and leaves the wallet at zero', async () => {
    const { referrer, order } = await earned();
    await fillCart(system, referrer, 150);
    await referrer.confirmFreeOrder({ orderId: (await placeQuotedOrder(referrer)).id });
    await refund(order);
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    expect((await friendsOf(referrer)).earnedPoisha).toBe(0n);
  });

  it('reverses reward money held by an unpaid order when the order releases it', async () => {
    const { referrer, order } = await earned();
    await creditGiftMoney(system, referrer, 30);
    await fillCart(system, referrer, 1_000);
    await placeQuotedOrder(referrer);
    await refund(order);
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    const quote = await referrer.getQuote({ studentId: referrer.id });
    expect(quote.walletBalancePoisha).toBe(taka(30));
    const next = await placeQuotedOrder(referrer);
    expect(next.walletUsedPoisha).toBe(taka(30));
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    await fillCart(system, referrer, 10);
    await placeQuotedOrder(referrer, { withoutWallet: true });
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: taka(30), referralPoisha: 0n });
    expect((await statementOf(referrer)).filter((kind) => kind === 'referral_reversed')).toHaveLength(1);
  });

  it('a later purchase earns no reward', async () => {
    const { referrer, student, order } = await earned();
    await refund(order);
    await fillCart(system, student, 900);
    const again = await placeQuotedOrder(student);
    const { gatewayPageUrl } = await student.startPayment({
      orderId: again.id,
      expectedTotalPoisha: again.payablePoisha,
      customer: { name: 'R', email: 'r@example.com', phone: '01712345678', address: 'Dhaka', city: 'Dhaka' },
    });
    await pay(gatewayPageUrl);
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n, pendingReferralPoisha: 0n });
  });
});
