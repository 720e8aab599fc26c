import type { Generated } from 'kysely';
import type { OrderId, StudentId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';
import type { HoldState } from './hold-states.ts';
import type { Account, Bucket } from './ledger.ts';

export interface WalletTables {
  wallets: { student_id: StudentId; opened_at: Generated<Date> };
  accounts: {
    id: string;
    kind: Account['kind'];
    student_id: StudentId | null;
    bucket: Bucket | null;
    expires_at: Date | null;
  };
  movements: {
    id: string;
    key: string;
    kind: string;
    student_id: StudentId | null;
    order_id: OrderId | null;
    reason: string;
    occurred_at: Date;
  };
  entries: { id: Generated<bigint>; movement_id: string; account_id: string; amount: Poisha };
  wallet_holds: { id: string; order_id: OrderId; student_id: StudentId; amount: Poisha; state: HoldState };
}
