import { newId } from '@sargam/chassis/ids';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { UserEvent } from '@sargam/proto/identity/v1/events';
import { addPendingReward } from '../src/referrals/add-pending-reward.ts';
import { userEvents } from '../src/referrals/on-user-events.ts';
import { adminGrant, adminRefundClient } from './world/refund-steps.ts';
import { creditGiftMoney, fillCart, orderAsQuoted, orderAtGateway, taka } from './world/steps.ts';
import { type Student, useWorld } from './world/world.ts';

const world = useWorld();

const joined = (invitee: Student, referrer: Student | undefined, id = newId()) =>
  world.it.publish(
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
  world.as(student.id).client(WalletServiceDefinition).getReferrals({ studentId: student.id });
const walletOf = (student: Student) => student.getWallet({ studentId: student.id });
const becomes = (student: Student, state: string) =>
  world.it.eventually(async () => {
    const { referrals } = await friendsOf(student);
    expect(referrals.map((friend) => friend.state)).toEqual([`REFERRAL_STATE_${state}`]);
  });
const statementOf = async (student: Student) => {
  const { movements } = await world
    .as(student.id)
    .client(WalletServiceDefinition)
    .listWalletMovements({ studentId: student.id });
  return movements.map((one) => one.kind.replace('MOVEMENT_KIND_', '').toLowerCase());
};
const pay = async (page: string) =>
  world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay-lose-ipn') });
const refund = (order: Order, amount?: number) => {
  const granted = {
    ...adminGrant(order, { refundId: newId() }),
    ...(amount && { amountPoisha: taka(amount) }),
  };
  return adminRefundClient(world).grantRefund(granted);
};
/** Somebody who joined by another's code and is at the payment page. */
const friendAtGateway = async () => {
  const referrer = world.student();
  return { referrer, ...(await orderAtGateway(world, 700)) };
};

it('a friend who joins is promised, and who buys is earned', async () => {
  const { referrer, student, order, page } = await friendAtGateway();
  await joined(student, referrer);
  await becomes(referrer, 'PENDING');
  expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n, pendingReferralPoisha: taka(200) });
  await pay(page);
  expect(await friendsOf(referrer)).toMatchObject({
    ...{ pendingPoisha: 0n, earnedPoisha: taka(200), rewardPoisha: taka(200) },
    referrals: [{ firstName: 'Rahim', state: 'REFERRAL_STATE_EARNED', rewardPoisha: taka(200) }],
  });
  expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200), pendingReferralPoisha: 0n });
  expect(await statementOf(referrer)).toEqual(['referral_earned', 'referral_pending']);
  expect((await student.getOrder({ orderId: order.id })).state).toBe('ORDER_STATE_PAID');
});

it('the same news again promises nothing more, nor does joining by another’s code', async () => {
  const [referrer, other, friend] = [world.student(), world.student(), world.student()];
  const id = newId();
  await joined(friend, referrer, id);
  await joined(friend, referrer, id);
  await joined(friend, referrer);
  await joined(friend, other);
  await joined(other, referrer);
  await world.it.eventually(async () => expect((await friendsOf(referrer)).pendingPoisha).toBe(taka(400)));
  expect((await friendsOf(other)).referrals).toEqual([]);
});

it('nobody refers themselves, and who joined by nobody’s code brings nothing', async () => {
  const [student, marker, referrer] = [world.student(), world.student(), world.student()];
  await joined(student, student);
  await joined(student, undefined);
  await joined(marker, referrer);
  await becomes(referrer, 'PENDING');
  expect((await friendsOf(student)).referrals).toEqual([]);
  expect(await walletOf(student)).toMatchObject({ pendingReferralPoisha: 0n });
});

it('an order that costs no money earns nothing, the next one that does', async () => {
  const [referrer, friend] = [world.student(), world.student()];
  await joined(friend, referrer);
  await becomes(referrer, 'PENDING');
  await creditGiftMoney(world, friend, 500);
  await fillCart(world, friend, 500);
  await friend.confirmFreeOrder({ orderId: (await orderAsQuoted(friend)).id });
  expect((await friendsOf(referrer)).earnedPoisha).toBe(0n);
});

it('a purchase that comes before the news of joining earns when the news comes', async () => {
  const { referrer, student, page } = await friendAtGateway();
  await pay(page);
  await joined(student, referrer);
  await becomes(referrer, 'EARNED');
  expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200), pendingReferralPoisha: 0n });
});

it('payment and news at once earn once', async () => {
  for (let round = 0; round < 5; round++) {
    const { referrer, student, page } = await friendAtGateway();
    const fields = await world.sandbox.completePage(page, 'pay-lose-ipn');
    const news = { invitee: student.id, referrer: referrer.id, firstName: 'Rahim', at: new Date() };
    await Promise.all([
      world.gateway.returnFromGateway({ fields }),
      world.gateway.notifyPayment({ fields }),
      ...[1, 2, 3].map(() => world.database.transaction((tx) => addPendingReward(tx, news as never))),
    ]);
    expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200), pendingReferralPoisha: 0n });
  }
});

it('refund and news at once leave nothing earned', async () => {
  for (let round = 0; round < 5; round++) {
    const { referrer, student, order, page } = await friendAtGateway();
    await pay(page);
    const news = { invitee: student.id, referrer: referrer.id, firstName: 'Rahim', at: new Date() };
    await Promise.all([
      refund(order),
      ...[1, 2].map(() => world.database.transaction((tx) => addPendingReward(tx, news as never))),
    ]);
    await becomes(referrer, 'REVERSED');
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n, pendingReferralPoisha: 0n });
  }
});

describe('a first purchase that is refunded in full', () => {
  const earned = async () => {
    const { referrer, student, order, page } = await friendAtGateway();
    await joined(student, referrer);
    await becomes(referrer, 'PENDING');
    await pay(page);
    return { referrer, student, order };
  };

  it('takes the reward back, once', async () => {
    const { referrer, order } = await earned();
    await refund(order, 100);
    expect(await walletOf(referrer)).toMatchObject({ referralPoisha: taka(200) });
    await Promise.allSettled([refund(order), refund(order), refund(order)]);
    await becomes(referrer, 'REVERSED');
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    expect(await statementOf(referrer)).toEqual(['referral_reversed', 'referral_earned', 'referral_pending']);
  });

  it('takes back what is left of a reward that was spent, and the wallet stays at nothing', async () => {
    const { referrer, order } = await earned();
    await fillCart(world, referrer, 150);
    await referrer.confirmFreeOrder({ orderId: (await orderAsQuoted(referrer)).id });
    await refund(order);
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    expect((await friendsOf(referrer)).earnedPoisha).toBe(0n);
  });

  it('takes back what an unpaid order held of the reward, as soon as that gives it back', async () => {
    const { referrer, order } = await earned();
    await creditGiftMoney(world, referrer, 30);
    await fillCart(world, referrer, 1_000);
    await orderAsQuoted(referrer);
    await refund(order);
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    const quote = await referrer.getQuote({ studentId: referrer.id });
    expect(quote.walletBalancePoisha).toBe(taka(30));
    const kept = await orderAsQuoted(referrer);
    expect(kept.walletUsedPoisha).toBe(taka(30));
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n });
    await fillCart(world, referrer, 10);
    await orderAsQuoted(referrer, { keepWallet: true });
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: taka(30), referralPoisha: 0n });
    expect((await statementOf(referrer)).filter((kind) => kind === 'referral_reversed')).toHaveLength(1);
  });

  it('earns no second time by the next purchase', async () => {
    const { referrer, student, order } = await earned();
    await refund(order);
    await fillCart(world, student, 900);
    const again = await orderAsQuoted(student);
    const { gatewayPageUrl } = await student.startPayment({
      ...{ orderId: again.id, expectedTotalPoisha: again.payablePoisha },
      customer: { name: 'R', email: 'r@example.com', phone: '01712345678', address: 'Dhaka', city: 'Dhaka' },
    });
    await pay(gatewayPageUrl);
    expect(await walletOf(referrer)).toMatchObject({ balancePoisha: 0n, pendingReferralPoisha: 0n });
  });
});
