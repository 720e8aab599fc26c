import { appendAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type { StoreServiceImplementation } from '@sargam/proto/store/v1/store';
import {
  type Category,
  deleteCategory,
  listCategories,
  lockCategory,
  saveCategory,
} from '../categories/category-store.ts';
import type { Deps } from '../deps.ts';
import { parseLocalizedText } from '../localized-text.ts';
import { requireVersion } from '../require-version.ts';

const targetOf = (id: string) => ({ targetKind: 'category', targetId: id });
const auditedFields = ({ version: _, ...fields }: Category) => fields;

export const categoryHandlers = ({ database, clock }: Deps) =>
  ({
    listCategories: async ({ page }) => {
      const { rows, total } = await listCategories(database.db, toLimitOffset(page));
      return { categories: rows, total };
    },

    saveCategory: async ({ categoryId, category, basedOnVersion }, context) => {
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
        requireVersion(before, basedOnVersion);
        const after = await saveCategory(tx, parsed, clock());
        const changes = { before: before && auditedFields(before), after: auditedFields(after) };
        await appendAuditEntry(tx, clock(), { action: 'SaveCategory', ...targetOf(parsed.id), ...changes });
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
        await appendAuditEntry(tx, clock(), {
          action: 'DeleteCategory',
          ...targetOf(categoryId),
          before: auditedFields(before),
        });
      });
      return {};
    },
  }) satisfies Partial<StoreServiceImplementation>;
