import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type { StoreServiceImplementation } from '@sargam/proto/store/v1/store';
import { deleteCategory, listCategories, lockCategory, saveCategory } from '../categories/category-store.ts';
import type { Deps } from '../deps.ts';
import { parseLocalizedText } from '../localized-text.ts';

const targetOf = (id: string) => ({ targetKind: 'category', targetId: id });

export const categoryHandlers = ({ database, clock }: Deps) =>
  ({
    listCategories: async ({ page }) => {
      const { rows, total } = await listCategories(database.db, toLimitOffset(page));
      return { categories: rows, total };
    },

    saveCategory: async ({ categoryId, category }, context) => {
      requireCaller(context, { roles: ['admin'] });
      const name = parseLocalizedText(category?.name);
      if (!name.en) {
        throw domainError.invalid('category-incomplete', 'failed try again', [
          { field: 'name', message: 'This is required' },
        ]);
      }
      const parsed = {
        id: categoryId || newId(),
        name,
        description: parseLocalizedText(category?.description),
        image: category?.image ?? '',
      };
      return database.transaction(async (tx) => {
        const before = await lockCategory(tx, parsed.id);
        const after = await saveCategory(tx, parsed, clock());
        const change = { action: 'SaveCategory', ...targetOf(parsed.id), before, after };
        await appendAuditEntry(tx, clock(), change);
        return after;
      });
    },

    deleteCategory: async ({ categoryId }, context) => {
      requireCaller(context, { roles: ['admin'] });
      await database.transaction(async (tx) => {
        const before = await lockCategory(tx, categoryId);
        if (!before) throw domainError.notFound('category-not-found', 'No data found');
        if (!(await deleteCategory(tx, categoryId))) {
          throw domainError.precondition(
            'category-not-empty',
            'Products stand in this category. Move them first.',
          );
        }
        await appendAuditEntry(tx, clock(), { action: 'DeleteCategory', ...targetOf(categoryId), before });
      });
      return {};
    },
  }) satisfies Partial<StoreServiceImplementation>;
