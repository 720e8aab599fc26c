import { admins } from '../../wire/roles.ts';
import { type Route, route } from '../../wire/route.ts';
import { doneWith, successListOf } from '../../wire/schemas.ts';
import { CategoryForm, GiftCardProduct, ProductForm, StoreCategory } from './store-wire.ts';

/** A picture of 10 MB as a data URL, which is a third longer, and the texts beside it. */
const dataUrlLimit = 14 * 1024 * 1024;

export const storeRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/store/product/',
    summary: 'Gift cards on sale',
    response: successListOf(GiftCardProduct),
  }),
  route({
    method: 'get',
    path: '/store/category/',
    summary: 'Categories of the store',
    response: successListOf(StoreCategory),
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
  }),
];
