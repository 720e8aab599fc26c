import { domainError } from '@sargam/chassis/errors';
import { Category, Product } from '@sargam/proto/store/v1/store';
import { successListOf, successMessage, successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { IdParams, PageQuery, TextsQuery, toPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { removePictureOnFailure } from '../../uploads/pictures.ts';
import { saveOverVersion } from '../../upstream/save-over-version.ts';
import { categoryCsv, productCsv } from './product-csv.ts';
import {
  applyCategoryChanges,
  applyProductChanges,
  CategoryChanges,
  CategoryForm,
  GiftCardProduct,
  maxDataUrlBytes,
  ProductChanges,
  ProductForm,
  StoreCategory,
} from './store-response.ts';

const productFailed = 'Failed ,Please try again';
const categoryFailed = 'failed try again';

const StoreListQuery = PageQuery.extend(TextsQuery.shape);

export const productRoutes: readonly Route[] = [
  route.get('/store/product/', {
    summary: 'Gift cards on sale, the cheapest first',
    roles: 'anybody',
    query: StoreListQuery,
    response: successListOf(GiftCardProduct, 'products'),
    csv: productCsv,
    handle: ({ query }, { store }) => store.listProducts({ page: toPage(query) }),
  }),
  route.get('/store/product/{id}', {
    summary: 'One gift card on sale, by id or slug',
    roles: 'anybody',
    noOwner: 'public',
    params: IdParams,
    response: GiftCardProduct,
    handle: ({ params }, { store }) => store.getProduct({ productId: params.id }),
  }),
  route.post('/store/product/create', {
    summary: 'Adds a gift card; a repeat with the same _id changes nothing',
    roles: admins,
    rate: 'upload',
    body: ProductForm,
    multipart: { image: { kind: 'picture', required: 'This is required' } },
    invalidMessage: productFailed,
    response: successWith('Product added successfully!', GiftCardProduct),
    handle: ({ body, files }, { store }) => {
      const product = applyProductChanges(Product.create(), body, files.image.key);
      return store.saveProduct({ productId: body._id, product });
    },
  }),
  route.put('/store/product/edit/{id}', {
    summary: 'Changes the given fields of a gift card; sold cards stay unchanged',
    roles: admins,
    noOwner: 'staff',
    rate: 'upload',
    params: IdParams,
    body: ProductChanges,
    multipart: { image: { kind: 'picture' } },
    invalidMessage: productFailed,
    response: successWith('Product updated successfully!', GiftCardProduct),
    handle: ({ params, body, files }, { store }) =>
      saveOverVersion(body.version, async () => {
        const before = await store.getProduct({ productId: params.id });
        const product = applyProductChanges(before, body, files.image?.key);
        const basedOnVersion = body.version ?? before.version;
        return store.saveProduct({ productId: before.id, product, basedOnVersion });
      }),
  }),
  route.delete('/store/product/delete/{id}', {
    summary: 'Deletes a gift card from the store; sold cards stay valid',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    response: successMessage('Product deleted successfully!'),
    handle: ({ params }, { store }) => store.deleteProduct({ productId: params.id }),
  }),
];

export const categoryRoutes: readonly Route[] = [
  route.get('/store/category/', {
    summary: 'Store categories',
    roles: 'anybody',
    query: StoreListQuery,
    response: successListOf(StoreCategory, 'categories'),
    csv: categoryCsv,
    handle: ({ query }, { store }) => store.listCategories({ page: toPage(query) }),
  }),
  route.post('/store/category/create/', {
    summary: 'Adds a category with its picture as a data URL',
    roles: admins,
    rate: 'upload',
    body: CategoryForm,
    bodyLimit: maxDataUrlBytes,
    invalidMessage: categoryFailed,
    response: successWith('category created successfully', StoreCategory),
    handle: async ({ body }, { store, pictures }) => {
      const image = body.image === undefined ? '' : await pictures.storeDataUrl(body.image);
      const category = applyCategoryChanges(Category.create({ image }), body);
      return removePictureOnFailure(pictures, image, () =>
        store.saveCategory({ categoryId: body._id, category }),
      );
    },
  }),
  route.post('/store/category/edit/{id}/', {
    summary: 'Changes the given fields of a category',
    roles: admins,
    noOwner: 'staff',
    rate: 'upload',
    params: IdParams,
    body: CategoryChanges,
    multipart: { image: { kind: 'picture' } },
    invalidMessage: categoryFailed,
    response: successWith('category updated successfully', StoreCategory),
    handle: ({ params, body, files }, { store }) =>
      saveOverVersion(body.version, async () => {
        const { categories } = await store.listCategories({});
        const before = categories.find(({ id }) => id === params.id);
        if (!before) throw domainError.notFound('category-not-found', 'No data found');
        const category = applyCategoryChanges(before, body, files.image?.key);
        const basedOnVersion = body.version ?? before.version;
        return store.saveCategory({ categoryId: params.id, category, basedOnVersion });
      }),
  }),
  route.delete('/store/category/delete/{id}', {
    summary: 'Deletes a category without gift cards',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    response: successMessage('category deleted successfully'),
    handle: ({ params }, { store }) => store.deleteCategory({ categoryId: params.id }),
  }),
];
