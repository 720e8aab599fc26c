import type { Tx } from '@sargam/chassis/sql';
import type { Kysely, Selectable } from 'kysely';
import type { LocalizedText, Tables } from '../database.ts';

type Db = Kysely<Tables>;

export interface Category {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly image: string;
}

const toCategory = ({ id, name, description, image }: Selectable<Tables['categories']>): Category => ({
  id,
  name,
  description,
  image,
});

/** All categories, in the order of their creation. */
export const listCategories = async (db: Db): Promise<readonly Category[]> =>
  (await db.selectFrom('categories').selectAll().orderBy('created_at').orderBy('id').execute()).map(
    toCategory,
  );

export const saveCategory = async (db: Db, category: Category, now: Date): Promise<Category> => {
  const changeable = {
    name: JSON.stringify(category.name),
    description: JSON.stringify(category.description),
    image: category.image,
  };
  const row = await db
    .insertInto('categories')
    .values({ id: category.id, created_at: now, ...changeable })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changeable))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCategory(row);
};

/** Deletes a category without products on sale. Products that were removed from sale lose the category. */
export const deleteCategory = async (
  tx: Tx<Tables>,
  id: string,
): Promise<'removed' | 'in use' | 'missing'> => {
  // The lock keeps concurrent saves from adding a product to the category.
  const found = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return 'missing';
  const productOnSale = await tx
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (productOnSale) return 'in use';
  await tx.updateTable('products').set({ category_id: null }).where('category_id', '=', id).execute();
  await tx.deleteFrom('categories').where('id', '=', id).execute();
  return 'removed';
};
