import type { LimitOffset } from '@sargam/chassis/paging';
import { toColumns, toProperties } from '@sargam/chassis/sql';
import type { Selectable } from 'kysely';
import { countRows } from '../count-rows.ts';
import type { Db, Tables, Tx } from '../database.ts';
import type { Product, ProductId } from './product.ts';

const toProduct = (row: Selectable<Tables['products']>): Product => {
  const { removedAt: _, ...product } = toProperties(row);
  return product;
};

/** The products on sale, the cheapest first. */
export const listProductsOnSale = async (db: Db, { limit, offset }: LimitOffset) => {
  const onSale = db.selectFrom('products').where('removed_at', 'is', null);
  const page = onSale.selectAll().orderBy('price').orderBy('id').limit(limit).offset(offset);
  const [rows, total] = await Promise.all([page.execute(), countRows(onSale)]);
  return { rows: rows.map(toProduct), total };
};

/** Finds by id or slug. A product that was removed from sale is found by id only. */
export const findProduct = async (db: Db, idOrSlug: string): Promise<Product | undefined> => {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', idOrSlug as ProductId),
        where.and([where('slug', '=', idOrSlug), where('removed_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return row && toProduct(row);
};

/** Key of the product's picture, also after its removal from sale; empty if it has none. */
export const findProductImage = async (db: Db, id: ProductId): Promise<string> =>
  (await db.selectFrom('products').select('image').where('id', '=', id).executeTakeFirst())?.image ?? '';

export const findProductOnSale = async (db: Db, id: ProductId): Promise<Product | undefined> => {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toProduct(row);
};

/** Locks a product, also one that was removed from sale. */
export const lockProduct = async (
  tx: Tx,
  id: ProductId,
): Promise<(Product & { readonly onSale: boolean }) | undefined> => {
  const row = await tx.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  return row && { ...toProduct(row), onSale: row.removed_at === null };
};

/** Removes a product from sale; a repeat changes nothing. */
export const removeProductFromSale = (tx: Tx, id: ProductId, now: Date): Promise<unknown> =>
  tx
    .updateTable('products')
    .set((set) => ({ removed_at: set.fn.coalesce('removed_at', set.val(now)) }))
    .where('id', '=', id)
    .execute();

export const incrementSold = (db: Db, id: ProductId, quantity: number): Promise<unknown> =>
  db
    .updateTable('products')
    .set((set) => ({ sold: set('sold', '+', BigInt(quantity)) }))
    .where('id', '=', id)
    .execute();

/**
 * Creates or replaces the product and puts it on sale. The sold count and the creation time of a stored product stay, and its version
 * increases.
 */
export const saveProduct = async (db: Db, product: Omit<Product, 'sold' | 'version'>): Promise<Product> => {
  const { id, createdAt, ...fields } = product;
  const updatableColumns = { ...toColumns(fields), removed_at: null };
  const row = await db
    .insertInto('products')
    .values({ id, created_at: createdAt, ...updatableColumns })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ eb }) => ({
        ...updatableColumns,
        version: eb('products.version', '+', 1),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toProduct(row);
};

/** Whether another product on sale has this slug. */
export const isSlugTaken = async (db: Db, slug: string, id: ProductId): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('id')
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined;
