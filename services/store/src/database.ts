import type { Columns, Database, Tx as TxOn } from '@sargam/chassis/sql';
import type { Generated, Kysely } from 'kysely';
import type { Category } from './categories/category-store.ts';
import type { Delivery } from './deliveries/delivery.ts';
import type { GiftCard } from './gift-cards/gift-card.ts';
import type { OrderId } from './ids.ts';
import type { Order, OrderState } from './orders/order.ts';
import type { HistoryEntry } from './orders/order-store.ts';
import type { Product } from './products/product.ts';

/** A text in both languages. */
export interface LocalizedText {
  readonly en: string;
  readonly bn: string;
}

export interface Tables {
  categories: Columns<Omit<Category, 'version'>> & { version: Generated<number>; created_at: Date };
  products: Columns<Omit<Product, 'sold' | 'version'>> & {
    sold: Generated<bigint>;
    version: Generated<number>;
    /** When the product was removed from sale. */
    removed_at: Date | null;
  };
  orders: Columns<Order> & { refund_requested_at: Date | null };
  order_history: Columns<Omit<HistoryEntry, 'at'>> & {
    id: Generated<bigint>;
    order_id: OrderId;
    state: OrderState;
    occurred_at: Date;
  };
  gift_cards: Columns<GiftCard> & { position: number; nonce: Buffer; code_hash: Buffer };
  deliveries: Columns<Delivery> & {
    /** True for a resend. */
    resent: boolean;
    created_at: Date;
    sent_at: Date | null;
  };
}

export type StoreDatabase = Database<Tables>;
/** A connection, or a transaction. */
export type Db = Kysely<Tables>;
export type Tx = TxOn<Tables>;
