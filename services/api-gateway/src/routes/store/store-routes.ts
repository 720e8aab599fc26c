import { keptOrRemoved } from '../../uploads/pictures.ts';
import { admins } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { doneWith, successListOf } from '../../wire/schemas.ts';
import { toCategory, toProduct } from './store-mapping.ts';
import { CategoryForm, GiftCardProduct, ProductForm, StoreCategory } from './store-wire.ts';

/** A picture of 10 MB as a data URL, which is a third longer, and the texts beside it. */
const dataUrlLimit = 14 * 1024 * 1024;

export const storeRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/store/product/',
    summary: 'Gift cards on sale',
    response: successListOf(GiftCardProduct),
    handle: async ({ language }, { store }) => {
      const { products } = await store.listProducts({});
      return { success: true, data: products.map((one) => toProduct(one, language)), total: products.length };
    },
  }),
  route({
    method: 'get',
    path: '/store/category/',
    summary: 'Categories of the store',
    response: successListOf(StoreCategory),
    handle: async ({ language }, { store }) => {
      const { categories } = await store.listCategories({});
      return {
        success: true,
        data: categories.map((one) => toCategory(one, language)),
        total: categories.length,
      };
    },
  }),
  route({
    method: 'post',
    path: '/store/product/create',
    summary: 'Adds a gift card; a repeat with the same _id changes nothing',
    roles: admins,
    rate: 'upload',
    body: ProductForm,
    multipart: { image: { kind: 'picture', required: 'This is required' } },
    missing: 'This is required',
    response: doneWith(GiftCardProduct),
    handle: async ({ body, files, language }, { store }) => {
      const saved = await store.saveProduct({
        productId: body._id,
        product: {
          name: { en: body.name, bn: body.nameBn },
          param: body.param,
          pricePoisha: body.price,
          oldPricePoisha: body.oldPrice,
          valuePoisha: body.value,
          validityDays: body.validity,
          description: { en: body.description, bn: body.descriptionBn },
          image: files.image.key,
          categoryId: body.category,
        },
      });
      return { success: true, message: 'Product added successfully!', data: toProduct(saved, language) };
    },
  }),
  route({
    method: 'post',
    path: '/store/category/create/',
    summary: 'Adds a category; its picture comes as a data URL',
    roles: admins,
    rate: 'upload',
    body: CategoryForm,
    bodyLimit: dataUrlLimit,
    missing: 'This is required',
    response: doneWith(StoreCategory),
    handle: async ({ body, language }, { store, pictures }) => {
      const image = body.image === undefined ? '' : await pictures.storeDataUrl(body.image);
      const category = {
        name: { en: body.name, bn: body.nameBn },
        description: { en: body.description, bn: body.descriptionBn },
        image,
      };
      const saved = await keptOrRemoved(pictures, image, () =>
        store.saveCategory({ categoryId: body._id, category }),
      );
      return { success: true, message: 'category created successfully', data: toCategory(saved, language) };
    },
  }),
];
