import { newId } from '@sargam/chassis/ids';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { creditGiftMoney, expireOrder, fillCart, orderAsQuoted, taka } from './world/steps.ts';
import { type Student, useWorld } from './world/world.ts';

const world = useWorld();
const wallet = (student: Student) => world.as(student.id).client(WalletServiceDefinition);
const store = () => world.as('store', ['service']).client(WalletServiceDefinition);
const nextYear = new Date('2099-01-01T00:00:00Z');

const statement = async (student: Student, page?: { page: number; limit: number }) => {
  const { movements, total } = await wallet(student).listWalletMovements({ studentId: student.id, page });
  const lines = movements.map((one) => [
    one.kind.replace('MOVEMENT_KIND_', '').toLowerCase(),
    ...[one.changePoisha, one.heldChangePoisha, one.balancePoisha].map((amount) => Number(amount) / 100),
  ]);
  return { lines, total, movements };
};

it('the statement lists every movement with the balance after it, newest first', async () => {
  const student = world.student();
  await creditGiftMoney(world, student, 500, nextYear);
  await fillCart(world, student, 300);
  const left = await orderAsQuoted(student);
  await expireOrder(world, student, left);
  const order = await orderAsQuoted(student);
  await student.confirmFreeOrder({ orderId: order.id });
  const { lines, total, movements } = await statement(student);
  expect(lines).toEqual([
    ['spent', 0, -300, 200],
    ['held', -300, 300, 200],
    ['released', 300, -300, 500],
    ['held', -300, 300, 200],
    ['gift_redeemed', 500, 0, 500],
  ]);
  expect(total).toBe(5);
  expect(movements[0]).toMatchObject({ orderId: order.id });
  expect(movements.map((one) => one.lots)).toEqual(
    [-300, -300, 300, -300, 500].map((amount) => [
      { bucket: 'WALLET_BUCKET_GIFT', amountPoisha: taka(amount), expiresAt: nextYear },
    ]),
  );
});

it('a page of the statement has the same balances as the whole statement', async () => {
  const student = world.student();
  for (const amount of [100, 200, 300, 400]) await creditGiftMoney(world, student, amount);
  const whole = await statement(student);
  const second = await statement(student, { page: 2, limit: 3 });
  expect(second.movements).toEqual(whole.movements.slice(3));
  expect(second.total).toBe(4);
  expect((await statement(student, { page: 3, limit: 3 })).total).toBe(4);
});

it('the lots are listed in spending order, with the held amount', async () => {
  const student = world.student();
  await creditGiftMoney(world, student, 100);
  await creditGiftMoney(world, student, 200, nextYear);
  await fillCart(world, student, 250);
  await orderAsQuoted(student);
  await creditGiftMoney(world, student, 50, nextYear);
  expect(await wallet(student).listWalletLots({ studentId: student.id })).toEqual({
    lots: [
      { bucket: 'WALLET_BUCKET_GIFT', amountPoisha: taka(50), expiresAt: nextYear },
      { bucket: 'WALLET_BUCKET_GIFT', amountPoisha: taka(50), expiresAt: undefined },
    ],
    heldPoisha: taka(250),
    pendingReferralPoisha: 0n,
  });
});

it('expired money is booked as expired', async () => {
  const student = world.student();
  await creditGiftMoney(world, student, 70, new Date(Date.now() - 1_000));
  await world.it.eventually(async () =>
    expect((await statement(student)).lines[0]).toEqual(['expired', -70, 0, 0]),
  );
});

it('other students are rejected', async () => {
  const [student, other] = [world.student(), world.student()];
  const asked = { studentId: student.id };
  await expect(wallet(other).listWalletMovements(asked)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(wallet(other).listWalletLots(asked)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(wallet(other).getReferrals(asked)).rejects.toMatchObject({ kind: 'forbidden' });
});

describe('a gift card', () => {
  const card = (student: Student) => ({
    giftCardId: newId(),
    studentId: student.id,
    valuePoisha: taka(1_000),
    expiresAt: nextYear,
  });

  it('is credited once by concurrent repeated calls', async () => {
    const student = world.student();
    const request = card(student);
    const answers = await Promise.all(Array.from({ length: 20 }, () => store().creditGiftCard(request)));
    expect(answers.filter((answer) => answer.credited)).toHaveLength(1);
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({ giftPoisha: taka(1_000) });
  });

  it('credited to one student is rejected for another', async () => {
    const [student, other] = [world.student(), world.student()];
    const request = card(student);
    await store().creditGiftCard(request);
    await expect(store().creditGiftCard({ ...request, studentId: other.id })).rejects.toMatchObject({
      code: 'gift-card-used',
    });
    expect(await other.getWallet({ studentId: other.id })).toMatchObject({ balancePoisha: 0n });
  });

  it('is credited only for services, with a value and an expiry date', async () => {
    const student = world.student();
    const request = card(student);
    await expect(wallet(student).creditGiftCard(request)).rejects.toMatchObject({ kind: 'forbidden' });
    const admin = world.as('admin-1', ['admin']).client(WalletServiceDefinition);
    await expect(admin.creditGiftCard(request)).rejects.toMatchObject({ kind: 'forbidden' });
    for (const change of [{ valuePoisha: 0n }, { valuePoisha: -1n }, { expiresAt: undefined }])
      await expect(store().creditGiftCard({ ...request, ...change })).rejects.toMatchObject({
        kind: 'invalid',
      });
  });
});
