import type { ChargeReference, OrderId, TranId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { PaymentState } from './payment.ts';

export interface PaymentTables {
  payments: {
    tran_id: TranId;
    order_id: OrderId | null;
    charge_reference: ChargeReference | null;
    attempt: number;
    amount: Poisha;
    state: PaymentState;
    session_key: string;
    val_id: string | null;
    bank_tran_id: string | null;
    method: string;
    card_issuer: string;
    card_category: string;
    received: Poisha | null;
    opened_at: Date;
    closed_at: Date | null;
    next_check_at: Date | null;
  };
}
