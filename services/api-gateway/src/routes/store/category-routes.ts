import { domainError } from '@sargam/chassis/errors';
import { Category } from '@sargam/proto/store/v1/store';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { removePictureOnFailure } from '../../uploads/pictures.ts';
import { admins } from '../../wire/roles.ts';
import { Id, SuccessMessage, success, successListOf, successWith } from '../../wire/schemas.ts';
import { applyCategoryChanges, toCategory } from './store-mapping.ts';
import { CategoryChanges, CategoryForm, StoreCategory } from './store-wire.ts';

const IdParams = z.object({ id: Id });

/** A picture of 10 MB as a data URL (a third longer) plus the texts. */
const maxDataUrlBytes = 14 * 1024 * 1024;

export const categoryRoutes: readonly Route[] = [
  route.get('/store/category/', {
    summary: 'Store categories',
    response: successListOf(StoreCategory),
    handle: async ({ language }, { store }) => {
      const { categories } = await store.listCategories({});
      const data = categories.map((one) => toCategory(one, language));
      return { success: true, data, total: data.length };
    },
  }),
  route.post('/store/category/create/', {
    summary: 'Adds a category with its picture as a data URL',
    roles: admins,
    rate: 'upload',
    body: CategoryForm,
    bodyLimit: maxDataUrlBytes,
    invalidMessage: 'This is required',
    response: successWith(StoreCategory),
    handle: async ({ body, language }, { store, pictures }) => {
      const image = body.image === undefined ? '' : await pictures.storeDataUrl(body.image);
      const category = applyCategoryChanges(Category.create({ image }), body);
      const saved = await removePictureOnFailure(pictures, image, () =>
        store.saveCategory({ categoryId: body._id, category }),
      );
      return success('category created successfully', toCategory(saved, language));
    },
  }),
  route.post('/store/category/edit/{id}/', {
    summary: 'Changes the given fields of a category',
    roles: admins,
    rate: 'upload',
    params: IdParams,
    body: CategoryChanges,
    multipart: { image: { kind: 'picture' } },
    response: successWith(StoreCategory),
    handle: async ({ params, body, files, language }, { store }) => {
      const { categories } = await store.listCategories({});
      const before = categories.find(({ id }) => id === params.id);
      if (!before) throw domainError.notFound('category-not-found', 'No data found');
      const category = applyCategoryChanges(before, body, files.image?.key);
      const saved = await store.saveCategory({ categoryId: params.id, category });
      return success('category updated successfully', toCategory(saved, language));
    },
  }),
  route.delete('/store/category/delete/{id}', {
    summary: 'Deletes a category without gift cards',
    roles: admins,
    params: IdParams,
    response: SuccessMessage,
    handle: async ({ params }, { store }) => {
      await store.deleteCategory({ categoryId: params.id });
      return { success: true, message: 'category deleted successfully' };
    },
  }),
];
