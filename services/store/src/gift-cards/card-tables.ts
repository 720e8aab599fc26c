import type { CardId, OrderId, PersonId } from '../ids.ts';

interface GiftCardsTable {
  id: CardId;
  order_id: OrderId;
  position: number;
  nonce: Buffer;
  code_hash: Buffer;
  last_four: string;
  value: bigint;
  valid_from: Date;
  valid_to: Date;
  used_by: PersonId | null;
  used_at: Date | null;
  credited_at: Date | null;
  voided_at: Date | null;
  created_at: Date;
}

export interface CardTables {
  gift_cards: GiftCardsTable;
}
