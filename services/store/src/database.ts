import type { Database } from '@sargam/chassis/sql';
import type { Generated, JSONColumnType } from 'kysely';

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly bn: string;
}

interface CategoriesTable {
  id: string;
  name: JSONColumnType<Words>;
  description: JSONColumnType<Words>;
  image: string;
  created_at: Date;
}

interface ProductsTable {
  id: string;
  category_id: string | null;
  name: JSONColumnType<Words>;
  param: string;
  price: bigint;
  old_price: bigint;
  value: bigint;
  validity_days: number;
  description: JSONColumnType<Words>;
  image: string;
  sold: Generated<bigint>;
  created_at: Date;
  /** When it was taken off the shelf. */
  removed_at: Date | null;
}

export interface Tables {
  categories: CategoriesTable;
  products: ProductsTable;
}

export type StoreDatabase = Database<Tables>;
