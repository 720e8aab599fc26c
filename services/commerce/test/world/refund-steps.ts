import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { sql } from 'kysely';
import { creditGiftMoney, fillCart, openPaymentPage, orderAsQuoted, taka } from './steps.ts';
import type { Student, World } from './world.ts';

export const refundClient = (world: World, student: Student) =>
  world.as(student.id).client(RefundServiceDefinition);

export const adminRefundClient = (world: World, admin = 'admin-1') =>
  world.as(admin, ['admin']).client(RefundServiceDefinition);

export const chargeClient = (world: World, payer: string) => world.as(payer).client(ChargeServiceDefinition);

/** Charge client of the services that sell. */
export const storeChargeClient = (world: World) =>
  world.as('store', ['service']).client(ChargeServiceDefinition);

/** Creates a paid order: `price` and `wallet` in taka, the rest by card. */
export const createPaidOrder = async (world: World, { price = 1_250, wallet = 0 } = {}) => {
  const student = world.student();
  if (wallet > 0) await creditGiftMoney(world, student, wallet);
  await fillCart(world, student, price);
  const order = await orderAsQuoted(student);
  if (order.payablePoisha === 0n) await student.confirmFreeOrder({ orderId: order.id });
  else {
    const page = await openPaymentPage(student, order);
    await world.gateway.returnFromGateway({ fields: await world.sandbox.completePage(page, 'pay-lose-ipn') });
  }
  return { student, order };
};

export const buildRefundGrant = (order: Order, overrides: { amount?: number; refundId?: string } = {}) => ({
  orderId: order.id,
  reason: RefundReason.REFUND_REASON_NO_ACCESS,
  note: 'Could not open it',
  amountPoisha: taka(overrides.amount ?? 0),
  ...(overrides.refundId !== undefined && { refundId: overrides.refundId }),
});

/** Balance of a house account. */
export const readPlatformBalance = async (world: World, account: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from entries where account_id = ${`house/${account}`}`.execute(
    world.db,
  );
  return rows[0]?.sum ?? 0n;
};

/** Makes all refund checks due now. */
export const makeRefundsDue = async (world: World): Promise<void> => {
  await sql`update refunds set next_step_at = now() where next_step_at is not null`.execute(world.db);
};

/** Waits until the refund has this state; makes its checks due. */
export const waitForRefundState = async (world: World, id: string, state: string): Promise<void> => {
  await world.service.eventually(async () => {
    await makeRefundsDue(world);
    const { rows } = await sql<{ state: string }>`select state from refunds where id = ${id}`.execute(
      world.db,
    );
    expect(rows[0]?.state).toBe(state);
  });
};
