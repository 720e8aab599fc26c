import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';
import type { Product, ProductId } from './product.ts';

type Db = Kysely<Tables>;

const toProduct = (row: Selectable<Tables['products']>): Product => ({
  id: row.id,
  categoryId: row.category_id ?? undefined,
  name: row.name,
  param: row.param,
  price: row.price,
  oldPrice: row.old_price,
  value: row.value,
  validityDays: row.validity_days,
  description: row.description,
  image: row.image,
  sold: row.sold,
  createdAt: row.created_at,
});

/** Every product on the shelves, the cheapest first. */
export const listProductsOnSale = async (db: Db): Promise<readonly Product[]> =>
  (
    await db
      .selectFrom('products')
      .selectAll()
      .where('removed_at', 'is', null)
      .orderBy('price')
      .orderBy('id')
      .execute()
  ).map(toProduct);

/** By its id or by its slug: both stand in addresses. One that was taken off the shelf is found by its id alone. */
export const findProduct = async (db: Db, idOrParam: string): Promise<Product | undefined> => {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', idOrParam as ProductId),
        where.and([where('param', '=', idOrParam), where('removed_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
  return row && toProduct(row);
};

/** What its cards look like, also after it was taken off the shelf; empty where they are drawn after its id. */
export const findProductImage = async (db: Db, id: ProductId): Promise<string> =>
  (await db.selectFrom('products').select('image').where('id', '=', id).executeTakeFirst())?.image ?? '';

/** One that can be bought. */
export const findProductOnSale = async (db: Db, id: ProductId): Promise<Product | undefined> => {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row && toProduct(row);
};

/** Takes it off the shelf; repeating it changes nothing. False where there never was one. */
export const removeProductFromSale = async (db: Db, id: ProductId, now: Date): Promise<boolean> => {
  const row = await db
    .updateTable('products')
    .set((set) => ({ removed_at: set.fn.coalesce('removed_at', set.val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};

export const incrementSold = async (db: Db, id: ProductId, quantity: number): Promise<void> => {
  await db
    .updateTable('products')
    .set((set) => ({ sold: set('sold', '+', BigInt(quantity)) }))
    .where('id', '=', id)
    .execute();
};

/**
 * Creates the product or replaces what is sold under its id, and puts it on the shelf; how many were sold and since
 * when stays.
 */
export const saveProduct = async (db: Db, product: Omit<Product, 'sold'>): Promise<Product> => {
  const changeable = {
    category_id: product.categoryId ?? null,
    name: JSON.stringify(product.name),
    param: product.param,
    price: product.price,
    old_price: product.oldPrice,
    value: product.value,
    validity_days: product.validityDays,
    description: JSON.stringify(product.description),
    image: product.image,
    removed_at: null,
  };
  const row = await db
    .insertInto('products')
    .values({ id: product.id, created_at: product.createdAt, ...changeable })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changeable))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toProduct(row);
};

/** Whether another product already stands under this slug. */
export const isSlugTaken = async (db: Db, param: string, id: ProductId): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('id')
    .where('param', '=', param)
    .where('removed_at', 'is', null)
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined;
