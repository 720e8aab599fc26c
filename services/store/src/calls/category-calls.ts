import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { requireCaller } from '@sargam/chassis/service';
import type { StoreServiceImplementation } from '@sargam/proto/store/v1/store';
import { deleteCategory, listCategories, saveCategory } from '../categories/category-store.ts';
import type { Deps } from '../deps.ts';
import { parseLocalizedText } from '../localized-text.ts';

export const categoryCalls = ({ database, clock }: Deps) =>
  ({
    listCategories: async () => ({ categories: [...(await listCategories(database.db))] }),

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
      return saveCategory(database.db, parsed, clock());
    },

    deleteCategory: async ({ categoryId }, context) => {
      requireCaller(context, { roles: ['admin'] });
      const outcome = await database.transaction((tx) => deleteCategory(tx, categoryId));
      if (outcome === 'missing') throw domainError.notFound('category-not-found', 'No data found');
      if (outcome === 'in use') {
        throw domainError.precondition(
          'category-not-empty',
          'Products stand in this category. Move them first.',
        );
      }
      return {};
    },
  }) satisfies Partial<StoreServiceImplementation>;
