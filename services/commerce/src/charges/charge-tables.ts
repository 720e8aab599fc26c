import type { Generated } from 'kysely';
import type { ChargeReference, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { ChargeState } from './charge.ts';

export interface ChargeTables {
  charges: {
    reference: ChargeReference;
    payer_id: StudentId;
    state: ChargeState;
    amount: Poisha;
    product_name: string;
    product_name_bn: string;
    quantity: number;
    received: Poisha;
    card_type: string;
    card_issuer: string;
    card_category: string;
    tran_id: string;
    created_at: Date;
    expires_at: Date;
    paid_at: Date | null;
    closed_at: Date | null;
    invoice_number: string;
  };
  charge_history: {
    id: Generated<bigint>;
    charge_reference: ChargeReference;
    action: string;
    state: ChargeState;
    actor: string;
    reason: string;
    occurred_at: Date;
  };
}
