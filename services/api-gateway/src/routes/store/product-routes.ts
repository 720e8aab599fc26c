import { Product } from '@sargam/proto/store/v1/store';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { admins } from '../../wire/roles.ts';
import { Id, SuccessMessage, success, successListOf, successWith } from '../../wire/schemas.ts';
import { applyProductChanges, toGiftCardProduct } from './store-mapping.ts';
import { GiftCardProduct, ProductChanges, ProductForm } from './store-wire.ts';

const IdParams = z.object({ id: Id });

export const productRoutes: readonly Route[] = [
  route.get('/store/product/', {
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
  route.get('/store/product/{id}', {
    summary: 'One gift card on sale, by id or slug',
    params: IdParams,
    response: GiftCardProduct,
    handle: async ({ params, language }, { store }) =>
      toGiftCardProduct(await store.getProduct({ productId: params.id }), language),
  }),
  route.post('/store/product/create', {
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
      return success('Product added successfully!', toGiftCardProduct(saved, language));
    },
  }),
  route.put('/store/product/edit/{id}', {
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
      return success('Product updated successfully!', toGiftCardProduct(saved, language));
    },
  }),
  route.delete('/store/product/delete/{id}', {
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
