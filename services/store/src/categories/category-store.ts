import type { LimitOffset } from '@sargam/chassis/paging';
import { countRows } from '../count-rows.ts';
import type { Db, LocalizedText, Tx } from '../database.ts';

export interface Category {
  readonly id: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly image: string;
  readonly version: number;
}

const columns = ['id', 'name', 'description', 'image', 'version'] as const;

/** Categories in the order of their creation. */
export const listCategories = async (db: Db, { limit, offset }: LimitOffset) => {
  const all = db.selectFrom('categories');
  const page = all.select(columns).orderBy('created_at').orderBy('id').limit(limit).offset(offset);
  const [rows, total] = await Promise.all([page.execute(), countRows(all)]);
  return { rows, total };
};

/** Creates or replaces the category. The version of a stored category increases. */
export const saveCategory = (
  db: Db,
  { id, ...fields }: Omit<Category, 'version'>,
  now: Date,
): Promise<Category> =>
  db
    .insertInto('categories')
    .values({ id, created_at: now, ...fields })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb }) => ({ ...fields, version: eb('categories.version', '+', 1) })),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();

/** Locks a category. The lock keeps concurrent saves from adding a product to it. */
export const lockCategory = (tx: Tx, id: string): Promise<Category | undefined> =>
  tx.selectFrom('categories').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

/**
 * Deletes a locked category and returns true. False if products on sale are in it. Products that were removed from sale lose
 * the category.
 */
export const deleteCategory = async (tx: Tx, id: string): Promise<boolean> => {
  const productOnSale = await tx
    .selectFrom('products')
    .select('id')
    .where('category_id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (productOnSale) return false;
  await tx.updateTable('products').set({ category_id: null }).where('category_id', '=', id).execute();
  await tx.deleteFrom('categories').where('id', '=', id).execute();
  return true;
};
