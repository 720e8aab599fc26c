import type { Tx } from '@sargam/chassis/sql';
import type { Kysely, Selectable } from 'kysely';
import type { LocalizedWords, Tables } from '../database.ts';

type Db = Kysely<Tables>;

/** A shelf of the store. */
export interface Category {
  readonly id: string;
  readonly name: LocalizedWords;
  readonly description: LocalizedWords;
  readonly image: string;
}

const toCategory = ({ id, name, description, image }: Selectable<Tables['categories']>): Category => ({
  id,
  name,
  description,
  image,
});

/** Every category, in the order they were made. */
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

/** Removes a category, unless products on the shelves stand in it. Those that were taken off no longer have one. */
export const deleteCategory = async (
  tx: Tx<Tables>,
  id: string,
): Promise<'removed' | 'in use' | 'missing'> => {
  // The lock keeps a product from being put into it meanwhile.
  const found = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return 'missing';
  const standing = await tx
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (standing) return 'in use';
  await tx.updateTable('products').set({ category_id: null }).where('category_id', '=', id).execute();
  await tx.deleteFrom('categories').where('id', '=', id).execute();
  return 'removed';
};
