import type { CardDetails } from '@sargam/proto/commerce/v1/charges';
import type { Generated, JSONColumnType } from 'kysely';
import type { LocalizedText } from '../database.ts';
import type { OrderId, PersonId } from '../ids.ts';
import type { ProductId } from '../products/product.ts';
import type { Language, OrderState } from './order.ts';

interface OrdersTable {
  id: OrderId;
  buyer_id: PersonId;
  buyer_name: string;
  buyer_email: string;
  buyer_phone: string;
  for_myself: boolean;
  receiver_name: string;
  receiver_email: string;
  receiver_phone: string;
  sender_name: string;
  message: string;
  product_id: ProductId;
  product_name: JSONColumnType<LocalizedText>;
  price: bigint;
  value: bigint;
  validity_days: number;
  quantity: number;
  total: bigint;
  deliver_on: string | null;
  language: Language;
  state: OrderState;
  under_review: Generated<boolean>;
  payment: JSONColumnType<CardDetails> | null;
  received: Generated<bigint>;
  invoice_number: Generated<string>;
  created_at: Date;
  expires_at: Date;
  paid_at: Date | null;
  delivered_at: Date | null;
  refund_requested_at: Date | null;
  refund_id: Generated<string>;
  credit_note_number: Generated<string>;
}

interface OrderHistoryTable {
  id: Generated<bigint>;
  order_id: OrderId;
  state: OrderState;
  action: string;
  actor: string;
  reason: string;
  occurred_at: Date;
}

export interface OrderTables {
  orders: OrdersTable;
  order_history: OrderHistoryTable;
}
