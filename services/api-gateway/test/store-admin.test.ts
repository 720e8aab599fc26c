import { domainError } from '@sargam/chassis/errors';
import sharp from 'sharp';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const asAdmin = async () => ({ token: await gateway.tokenOf('admin') });
const requestOf = (call: string) => gateway.fakes.calls.find((one) => one.call === call)?.request;
const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const picture = async () =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 9, height: 9, channels: 3, background: '#639' } })
          .png()
          .toBuffer(),
      ),
    ],
    'card.png',
  );

const product = {
  id: 'p1',
  name: { en: 'A month', bn: 'এক মাস' },
  slug: 'one-month',
  pricePoisha: 90_050n,
  oldPricePoisha: 100_000n,
  valuePoisha: 100_000n,
  validityDays: 365,
  description: { en: 'd', bn: '' },
  image: 'old.webp',
  categoryId: 'cat1',
  sold: 7,
};
const category = {
  id: 'cat1',
  name: { en: 'Cards', bn: 'কার্ড' },
  description: { en: 'd', bn: '' },
  image: 'i.webp',
};

it('a gift card is found by its slug', async () => {
  gateway.fakes.answer('store.getProduct', () => product);
  const { body } = await gateway.call('/store/product/one-month');
  expect(body).toMatchObject({ _id: 'p1', param: 'one-month', price: 900.5 });
  expect(requestOf('store.getProduct')).toEqual({ productId: 'one-month' });
});

it('an edit changes given fields and keeps empty ones', async () => {
  gateway.fakes.answer('store.getProduct', () => product);
  gateway.fakes.answer('store.saveProduct', ({ product: saved }) => saved);
  const form = formOf({ price: '850', name: '', validity: '', image: await picture() });
  const edit = { method: 'PUT', form, ...(await asAdmin()) };
  const { status, body } = await gateway.call('/store/product/edit/p1', edit);
  expect([status, body['message']]).toEqual([200, 'Product updated successfully!']);
  const saved = requestOf('store.saveProduct')?.['product'] as { image: string };
  expect(saved).toMatchObject({ ...product, pricePoisha: 85_000n, image: expect.stringMatching(/\.webp$/) });
  expect(saved.image).not.toBe(product.image);
});

it('an emptied category or Bengali text of a gift card is removed', async () => {
  gateway.fakes.answer('store.getProduct', () => product);
  gateway.fakes.answer('store.saveProduct', ({ product: saved }) => saved);
  const form = formOf({ category: '', nameBn: '', descriptionBn: '' });
  await gateway.call('/store/product/edit/p1', { method: 'PUT', form, ...(await asAdmin()) });
  expect(requestOf('store.saveProduct')).toMatchObject({
    product: { ...product, categoryId: '', name: { en: 'A month', bn: '' } },
  });
});

it('an emptied Bengali name of a category is removed, an emptied English name stays', async () => {
  gateway.fakes.answer('store.listCategories', () => ({ categories: [category] }));
  gateway.fakes.answer('store.saveCategory', ({ category: saved }) => saved);
  const form = formOf({ name: '', nameBn: '' });
  await gateway.call('/store/category/edit/cat1/', { form, ...(await asAdmin()) });
  expect(requestOf('store.saveCategory')).toMatchObject({ category: { name: { en: 'Cards', bn: '' } } });
});

it('an edit names the version that it is based on; without one it is merged again into the present gift card', async () => {
  const outdated = () => {
    throw domainError.conflict('version-outdated', 'Another person has changed this.');
  };
  let version = 4;
  gateway.fakes.answer('store.getProduct', () => ({ ...product, version, sold: version }));
  gateway.fakes.answer('store.saveProduct', ({ product: saved }) =>
    (version += 1) === 5 ? outdated() : saved,
  );
  const put = async (fields: Record<string, string>) =>
    gateway.call('/store/product/edit/p1', { method: 'PUT', form: formOf(fields), ...(await asAdmin()) });
  expect((await put({ price: '850' })).status).toBe(200);
  const saves = gateway.fakes.calls.filter(({ call }) => call === 'store.saveProduct');
  expect(saves.map(({ request }) => request)).toMatchObject([
    { basedOnVersion: 4 },
    { basedOnVersion: 5, product: { sold: 5 } },
  ]);
  gateway.fakes.answer('store.saveProduct', outdated);
  const { status, body } = await put({ price: '850', version: '3' });
  expect([status, body['code']]).toEqual([409, 'version-outdated']);
});

it.each([
  ['/store/product/create', 'POST', { form: formOf({ name: '' }) }, 'Failed ,Please try again'],
  ['/store/product/edit/p1', 'PUT', { form: formOf({ validity: 'x' }) }, 'Failed ,Please try again'],
  ['/store/category/create/', 'POST', { json: {} }, 'failed try again'],
])('an incomplete form to %s has the specified message', async (path, method, form, message) => {
  const { status, body } = await gateway.call(path, { method, ...form, ...(await asAdmin()) });
  expect([status, body['message']]).toEqual([400, message]);
});

it('a category is edited with a multipart form', async () => {
  gateway.fakes.answer('store.listCategories', () => ({ categories: [category] }));
  gateway.fakes.answer('store.saveCategory', ({ category: saved }) => saved);
  const form = formOf({ name: 'Gift cards' });
  const { body } = await gateway.call('/store/category/edit/cat1/', { form, ...(await asAdmin()) });
  expect(body).toMatchObject({ message: 'category updated successfully', data: { name: 'Gift cards' } });
  expect(requestOf('store.saveCategory')).toMatchObject({
    categoryId: 'cat1',
    category: { ...category, name: { en: 'Gift cards', bn: 'কার্ড' } },
  });
  const missing = await gateway.call('/store/category/edit/cat2/', {
    form: formOf({}),
    ...(await asAdmin()),
  });
  expect(missing.status).toBe(404);
});

it('an edit of a category names the version that it is based on; without one it is merged again', async () => {
  let version = 4;
  gateway.fakes.answer('store.listCategories', () => ({ categories: [{ ...category, version }] }));
  gateway.fakes.answer('store.saveCategory', ({ category: saved, basedOnVersion }) => {
    version = 5;
    if (basedOnVersion === version) return saved;
    throw domainError.conflict('version-outdated', 'Another person has changed this.');
  });
  const edit = async (fields: Record<string, string>) =>
    gateway.call('/store/category/edit/cat1/', { form: formOf(fields), ...(await asAdmin()) });
  const refused = await edit({ name: 'Gift cards', version: '4' });
  expect([refused.status, refused.body['code']]).toEqual([409, 'version-outdated']);
  version = 4;
  expect((await edit({ name: 'Gift cards' })).status).toBe(200);
});

it.each([
  ['/store/product/delete/p1', 'store.deleteProduct', { productId: 'p1' }, 'Product deleted successfully!'],
  [
    '/store/category/delete/cat1',
    'store.deleteCategory',
    { categoryId: 'cat1' },
    'category deleted successfully',
  ],
])('DELETE %s', async (path, call, request, message) => {
  const { body } = await gateway.call(path, { method: 'DELETE', ...(await asAdmin()) });
  expect(body).toEqual({ success: true, message });
  expect(requestOf(call)).toEqual(request);
  gateway.fakes.answer(call, () => {
    throw domainError.precondition('category-in-use', 'Not while something stands in it.');
  });
  const refused = await gateway.call(path, { method: 'DELETE', ...(await asAdmin()) });
  expect(refused.body['message']).toBe('Not while something stands in it.');
});

it('an edit allows PUT only and lists it', async () => {
  const { status, headers } = await gateway.call('/store/product/edit/p1', {
    json: {},
    ...(await asAdmin()),
  });
  expect([status, headers.get('allow')]).toEqual([405, 'PUT']);
});

it('categories and products are listed in pages, with both languages on request', async () => {
  gateway.fakes.answer('store.listCategories', () => ({ categories: [category], total: 9 }));
  const { body } = await gateway.call('/store/category/?page=2&limit=4&texts=both');
  expect(body).toMatchObject({ data: [{ name: 'Cards', nameBn: 'কার্ড' }], total: 9 });
  expect(requestOf('store.listCategories')).toMatchObject({ page: { page: 2, limit: 4 } });
  gateway.fakes.answer('store.listProducts', () => ({ products: [product], total: 1 }));
  const listed = await gateway.call('/store/product/?texts=both');
  expect(listed.body).toMatchObject({ data: [{ name: 'A month', nameBn: 'এক মাস' }], total: 1 });
});
