import { newId } from '@sargam/chassis/ids';
import { sql } from 'kysely';
import { chargeClient } from './refund-steps.ts';
import { buyer, orderAtGateway, taka } from './steps.ts';
import type { TestSystem } from './system.ts';

/** An order or charge with an open payment page. */
export interface BillAtGateway {
  readonly id: string;
  readonly payer: string;
  readonly page: string;
  readonly state: () => Promise<string>;
}

const stateIn = async (
  system: TestSystem,
  table: 'orders' | 'charges',
  keyColumn: string,
  id: string,
): Promise<string> => {
  const { rows } = await sql<{ state: string }>`
    select state from ${sql.table(table)} where ${sql.ref(keyColumn)} = ${id}`.execute(system.db);
  return rows[0]?.state ?? 'none';
};

export const buildChargeRequest = (
  payerId: string,
  overrides: { reference?: string; amount?: number; key?: string } = {},
) => ({
  reference: overrides.reference ?? newId(),
  payerId,
  amountPoisha: taka(overrides.amount ?? 1_000),
  productName: 'Gift card 1,000',
  productNameBn: 'গিফট কার্ড ১,০০০',
  quantity: 2,
  customer: buyer,
  idempotencyKey: overrides.key ?? '',
});

export const chargeAtGateway = async (system: TestSystem): Promise<BillAtGateway> => {
  const payer = newId();
  const request = buildChargeRequest(payer);
  const { gatewayPageUrl } = await chargeClient(system, payer).startCharge(request);
  const state = () => stateIn(system, 'charges', 'reference', request.reference);
  return { id: request.reference, payer, page: gatewayPageUrl, state };
};

/** Both kinds of bill; `unpaid` is the state while the payment page is open. */
export const billKinds = [
  {
    kind: 'order',
    unpaid: 'awaiting_payment',
    atGateway: async (system: TestSystem): Promise<BillAtGateway> => {
      const { student, order, page } = await orderAtGateway(system);
      const state = () => stateIn(system, 'orders', 'id', order.id);
      return { id: order.id, payer: student.id, page, state };
    },
  },
  { kind: 'charge', unpaid: 'open', atGateway: chargeAtGateway },
] as const;

export const makeChecksDue = async (system: TestSystem, { id }: BillAtGateway): Promise<void> => {
  await sql`update payments set next_check_at = now()
    where (order_id = ${id} or charge_reference = ${id}) and next_check_at is not null`.execute(system.db);
};
