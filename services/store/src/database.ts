import type { Database } from '@sargam/chassis/sql';
import type { Generated, JSONColumnType } from 'kysely';
import type { DeliveryTables } from './deliveries/delivery-tables.ts';
import type { CardTables } from './gift-cards/card-tables.ts';
import type { OrderTables } from './orders/order-tables.ts';
import type { ProductId } from './products/product.ts';

/** A text in both languages. */
export interface LocalizedText {
  readonly en: string;
  readonly bn: string;
}

interface CategoriesTable {
  id: string;
  name: JSONColumnType<LocalizedText>;
  description: JSONColumnType<LocalizedText>;
  image: string;
  created_at: Date;
}

interface ProductsTable {
  id: ProductId;
  category_id: string | null;
  name: JSONColumnType<LocalizedText>;
  slug: string;
  price: bigint;
  old_price: bigint;
  value: bigint;
  validity_days: number;
  description: JSONColumnType<LocalizedText>;
  image: string;
  sold: Generated<bigint>;
  created_at: Date;
  /** When the product was removed from sale. */
  removed_at: Date | null;
}

export interface Tables extends OrderTables, CardTables, DeliveryTables {
  categories: CategoriesTable;
  products: ProductsTable;
}

export type StoreDatabase = Database<Tables>;
