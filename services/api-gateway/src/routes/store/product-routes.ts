import { Product } from '@sargam/proto/store/v1/store';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { Id, SuccessMessage, successListOf, successWith } from '../../wire/schemas.ts';
import { applyProductChanges, toGiftCardProduct } from './store-mapping.ts';
import { GiftCardProduct, ProductChanges, ProductForm } from './store-wire.ts';

const IdParams = z.object({ id: Id });

export const productRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/store/product/',
    summary: 'Gift cards on sale',
    response: successListOf(GiftCardProduct),
    handle: async ({ language }, { store }) => {
      const { products } = await store.listProducts({});
      return {
        success: true,
        data: products.map((one) => toGiftCardProduct(one, language)),
        total: products.length,
      };
    },
  }),
  route({
    method: 'get',
    path: '/store/product/{id}',
    summary: 'One gift card on sale, by id or slug',
    params: IdParams,
    response: GiftCardProduct,
    handle: async ({ params, language }, { store }) =>
      toGiftCardProduct(await store.getProduct({ productId: params.id }), language),
  }),
  route({
    method: 'post',
    path: '/store/product/create',
    summary: 'Adds a gift card; a repeat with the same _id changes nothing',
    roles: admins,
    rate: 'upload',
    body: ProductForm,
    multipart: { image: { kind: 'picture', required: 'This is required' } },
    invalidMessage: 'This is required',
    response: successWith(GiftCardProduct),
    handle: async ({ body, files, language }, { store }) => {
      const product = applyProductChanges(Product.create(), body, files.image.key);
      const saved = await store.saveProduct({ productId: body._id, product });
      return {
        success: true,
        message: 'Product added successfully!',
        data: toGiftCardProduct(saved, language),
      };
    },
  }),
  route({
    method: 'put',
    path: '/store/product/edit/{id}',
    summary: 'Changes the given fields of a gift card; sold cards stay unchanged',
    roles: admins,
    rate: 'upload',
    params: IdParams,
    body: ProductChanges,
    multipart: { image: { kind: 'picture' } },
    response: successWith(GiftCardProduct),
    handle: async ({ params, body, files, language }, { store }) => {
      const before = await store.getProduct({ productId: params.id });
      const product = applyProductChanges(before, body, files.image?.key);
      const saved = await store.saveProduct({ productId: before.id, product });
      return {
        success: true,
        message: 'Product updated successfully!',
        data: toGiftCardProduct(saved, language),
      };
    },
  }),
  route({
    method: 'delete',
    path: '/store/product/delete/{id}',
    summary: 'Deletes a gift card from the store; sold cards stay valid',
    roles: admins,
    params: IdParams,
    response: SuccessMessage,
    handle: async ({ params }, { store }) => {
      await store.deleteProduct({ productId: params.id });
      return { success: true, message: 'Product deleted successfully!' };
    },
  }),
];
