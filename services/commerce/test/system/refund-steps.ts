import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import type { Order } from '@sargam/proto/commerce/v1/order';
import { RefundReason } from '@sargam/proto/commerce/v1/refund';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { sql } from 'kysely';
import { creditGiftMoney, fillCart, openPaymentPage, placeQuotedOrder, taka } from './steps.ts';
import type { Student, TestSystem } from './system.ts';

export const refundClient = (system: TestSystem, student: Student) =>
  system.as(student.id).client(RefundServiceDefinition);

export const adminRefundClient = (system: TestSystem, admin = 'admin-1') =>
  system.as(admin, ['admin']).client(RefundServiceDefinition);

export const chargeClient = (system: TestSystem, payer: string) =>
  system.as(payer, ['student'], { through: 'store' }).client(ChargeServiceDefinition);

/** Charge client of the services that sell. */
export const storeChargeClient = (system: TestSystem) =>
  system.as('store', ['service']).client(ChargeServiceDefinition);

/** Creates a paid order: `price` and `wallet` in taka, the rest by card. */
export const createPaidOrder = async (system: TestSystem, { price = 1_250, wallet = 0 } = {}) => {
  const student = system.student();
  if (wallet > 0) await creditGiftMoney(system, student, wallet);
  await fillCart(system, student, price);
  const order = await placeQuotedOrder(student);
  if (order.payablePoisha === 0n) await student.confirmFreeOrder({ orderId: order.id });
  else {
    const page = await openPaymentPage(student, order);
    await system.gateway.returnFromGateway({
      fields: await system.sandbox.completePage(page, 'pay-lose-ipn'),
    });
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
export const readPlatformBalance = async (system: TestSystem, account: string): Promise<bigint> => {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from entries where account_id = ${`house/${account}`}`.execute(
    system.db,
  );
  return rows[0]?.sum ?? 0n;
};

/** Makes all refund checks due now. */
export const makeRefundsDue = async (system: TestSystem): Promise<void> => {
  await sql`update refunds set next_step_at = now() where next_step_at is not null`.execute(system.db);
};

/** Waits until the refund has this state; makes its checks due. */
export const waitForRefundState = async (system: TestSystem, id: string, state: string): Promise<void> => {
  await system.service.eventually(async () => {
    await makeRefundsDue(system);
    const { rows } = await sql<{ state: string }>`select state from refunds where id = ${id}`.execute(
      system.db,
    );
    expect(rows[0]?.state).toBe(state);
  });
};
