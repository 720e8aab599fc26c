import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database.ts';
import type { Product } from './product.ts';

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

/** Every product, the cheapest first. */
export const allProducts = async (db: Db): Promise<readonly Product[]> =>
  (await db.selectFrom('products').selectAll().orderBy('price').orderBy('id').execute()).map(toProduct);

/** By its id or by its slug: both stand in addresses. */
export const findProduct = async (db: Db, idOrParam: string): Promise<Product | undefined> => {
  const row = await db
    .selectFrom('products')
    .selectAll()
    .where((where) => where.or([where('id', '=', idOrParam), where('param', '=', idOrParam)]))
    .executeTakeFirst();
  return row && toProduct(row);
};

/** Creates the product or replaces what is sold under its id; how many were sold and since when stays. */
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
export const paramIsTaken = async (db: Db, param: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('products')
    .select('id')
    .where('param', '=', param)
    .where('id', '!=', id)
    .executeTakeFirst()) !== undefined;
