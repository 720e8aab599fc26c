import { newId } from '@sargam/chassis/ids';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { creditGiftMoney, expireOrder, fillCart, placeQuotedOrder, taka } from './system/steps.ts';
import { type Student, useTestSystem } from './system/system.ts';

const system = useTestSystem();
const walletClient = (student: Student) => system.as(student.id).client(WalletServiceDefinition);
const storeClient = () => system.as('store', ['service']).client(WalletServiceDefinition);
const nextYear = new Date('2099-01-01T00:00:00Z');

const readStatement = async (student: Student, page?: { page: number; limit: number }) => {
  const { movements, total } = await walletClient(student).listWalletMovements({
    studentId: student.id,
    page,
  });
  const lines = movements.map((movement) => [
    movement.kind.replace('MOVEMENT_KIND_', '').toLowerCase(),
    ...[movement.changePoisha, movement.heldChangePoisha, movement.balancePoisha].map(
      (amount) => Number(amount) / 100,
    ),
  ]);
  return { lines, total, movements };
};

it('the statement lists every movement with the balance after it, newest first', async () => {
  const student = system.student();
  await creditGiftMoney(system, student, 500, nextYear);
  await fillCart(system, student, 300);
  const expired = await placeQuotedOrder(student);
  await expireOrder(system, student, expired);
  const order = await placeQuotedOrder(student);
  await student.confirmFreeOrder({ orderId: order.id });
  const { lines, total, movements } = await readStatement(student);
  expect(lines).toEqual([
    ['spent', 0, -300, 200],
    ['held', -300, 300, 200],
    ['released', 300, -300, 500],
    ['held', -300, 300, 200],
    ['gift_redeemed', 500, 0, 500],
  ]);
  expect(total).toBe(5);
  expect(movements[0]).toMatchObject({ orderId: order.id });
  expect(movements.map(({ lots }) => lots)).toEqual(
    [-300, -300, 300, -300, 500].map((amount) => [
      { bucket: 'WALLET_BUCKET_GIFT', amountPoisha: taka(amount), expiresAt: nextYear },
    ]),
  );
});

it('a page of the statement has the same balances as the whole statement', async () => {
  const student = system.student();
  for (const amount of [100, 200, 300, 400]) await creditGiftMoney(system, student, amount);
  const whole = await readStatement(student);
  const second = await readStatement(student, { page: 2, limit: 3 });
  expect(second.movements).toEqual(whole.movements.slice(3));
  expect(second.total).toBe(4);
  expect((await readStatement(student, { page: 3, limit: 3 })).total).toBe(4);
});

it('the lots are listed in spending order, with the held amount', async () => {
  const student = system.student();
  await creditGiftMoney(system, student, 100);
  await creditGiftMoney(system, student, 200, nextYear);
  await fillCart(system, student, 250);
  await placeQuotedOrder(student);
  await creditGiftMoney(system, student, 50, nextYear);
  expect(await walletClient(student).listWalletLots({ studentId: student.id })).toEqual({
    lots: [
      { bucket: 'WALLET_BUCKET_GIFT', amountPoisha: taka(50), expiresAt: nextYear },
      { bucket: 'WALLET_BUCKET_GIFT', amountPoisha: taka(50), expiresAt: undefined },
    ],
    heldPoisha: taka(250),
    pendingReferralPoisha: 0n,
  });
});

it('expired money is booked as expired', async () => {
  const student = system.student();
  await creditGiftMoney(system, student, 70, new Date(Date.now() - 1_000));
  await system.service.eventually(async () =>
    expect((await readStatement(student)).lines[0]).toEqual(['expired', -70, 0, 0]),
  );
});

it('other students are rejected', async () => {
  const [student, other] = [system.student(), system.student()];
  const request = { studentId: student.id };
  await expect(walletClient(other).listWalletMovements(request)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(walletClient(other).listWalletLots(request)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(walletClient(other).getReferrals(request)).rejects.toMatchObject({ kind: 'forbidden' });
});

describe('a gift card', () => {
  const buildCredit = (student: Student) => ({
    giftCardId: newId(),
    studentId: student.id,
    valuePoisha: taka(1_000),
    expiresAt: nextYear,
  });

  it('is credited once by concurrent repeated calls', async () => {
    const student = system.student();
    const request = buildCredit(student);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => storeClient().creditGiftCard(request)),
    );
    expect(answers.filter((answer) => answer.credited)).toHaveLength(1);
    expect(await student.getWallet({ studentId: student.id })).toMatchObject({ giftPoisha: taka(1_000) });
  });

  it('credited to one student is rejected for another', async () => {
    const [student, other] = [system.student(), system.student()];
    const request = buildCredit(student);
    await storeClient().creditGiftCard(request);
    await expect(storeClient().creditGiftCard({ ...request, studentId: other.id })).rejects.toMatchObject({
      code: 'gift-card-used',
    });
    expect(await other.getWallet({ studentId: other.id })).toMatchObject({ balancePoisha: 0n });
  });

  it('is credited only for services, with a value and an expiry date', async () => {
    const student = system.student();
    const request = buildCredit(student);
    await expect(walletClient(student).creditGiftCard(request)).rejects.toMatchObject({ kind: 'forbidden' });
    const admin = system.as('admin-1', ['admin']).client(WalletServiceDefinition);
    await expect(admin.creditGiftCard(request)).rejects.toMatchObject({ kind: 'forbidden' });
    for (const change of [{ valuePoisha: 0n }, { valuePoisha: -1n }, { expiresAt: undefined }])
      await expect(storeClient().creditGiftCard({ ...request, ...change })).rejects.toMatchObject({
        kind: 'invalid',
      });
  });
});
