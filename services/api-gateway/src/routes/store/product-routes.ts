import { Product } from '@sargam/proto/store/v1/store';
import { z } from 'zod';
import { admins } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { Done, doneWith, Id, successListOf } from '../../wire/schemas.ts';
import { toProduct, withProductChanges } from './store-mapping.ts';
import { GiftCardProduct, ProductChanges, ProductForm } from './store-wire.ts';

const One = z.object({ id: Id });

export const productRoutes: readonly Route[] = [
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
    path: '/store/product/{id}',
    summary: 'One gift card on sale, by its id or the word in its address',
    params: One,
    response: GiftCardProduct,
    handle: async ({ params, language }, { store }) =>
      toProduct(await store.getProduct({ productId: params.id }), language),
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
      const product = withProductChanges(Product.create(), body, files.image.key);
      const saved = await store.saveProduct({ productId: body._id, product });
      return { success: true, message: 'Product added successfully!', data: toProduct(saved, language) };
    },
  }),
  route({
    method: 'put',
    path: '/store/product/edit/{id}',
    summary: 'Changes what is given of a gift card; what was sold of it stays as it was',
    roles: admins,
    rate: 'upload',
    params: One,
    body: ProductChanges,
    multipart: { image: { kind: 'picture' } },
    response: doneWith(GiftCardProduct),
    handle: async ({ params, body, files, language }, { store }) => {
      const before = await store.getProduct({ productId: params.id });
      const product = withProductChanges(before, body, files.image?.key);
      const saved = await store.saveProduct({ productId: before.id, product });
      return { success: true, message: 'Product updated successfully!', data: toProduct(saved, language) };
    },
  }),
  route({
    method: 'delete',
    path: '/store/product/delete/{id}',
    summary: 'Takes a gift card off the shelf; what was sold of it stays good',
    roles: admins,
    params: One,
    response: Done,
    handle: async ({ params }, { store }) => {
      await store.deleteProduct({ productId: params.id });
      return { success: true, message: 'Product deleted successfully!' };
    },
  }),
];
