import { type ServiceUnderTest, startTestService } from '@sargam/chassis/testing';
import { type Product, StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import { type StoreSettings, settings } from '../src/config.ts';
import { startStore } from '../src/start.ts';

let suite: ServiceUnderTest<StoreSettings>;
beforeAll(async () => {
  // These tests call neither service.
  const env = { COMMERCE_ADDRESS: '127.0.0.1:1', IDENTITY_ADDRESS: '127.0.0.1:1' };
  suite = await startTestService(import.meta.dirname, { settings, start: startStore, env });
}, 60_000);
afterAll(() => suite.stop(), 30_000);

const visitor = () => suite.client(StoreServiceDefinition);
const admin = () => suite.as({ subject: 'a', roles: ['admin'] }).client(StoreServiceDefinition);

const buildProduct = (change: Partial<Product> = {}): Product => ({
  id: '',
  name: { en: 'Gift card 1,000', bn: 'গিফট কার্ড ১,০০০' },
  slug: 'gift-1000',
  pricePoisha: 95_000n,
  oldPricePoisha: 100_000n,
  valuePoisha: 100_000n,
  validityDays: 365,
  description: { en: 'For a beginning.', bn: 'শুরুর জন্য।' },
  image: '',
  sold: 0,
  categoryId: '',
  createdAt: undefined,
  version: 0,
  ...change,
});

it('products are public, the cheapest first, and are found by id or slug', async () => {
  await admin().saveProduct({
    productId: 'p2',
    product: buildProduct({ slug: 'gift-2000', pricePoisha: 190_000n }),
  });
  await admin().saveProduct({ productId: 'p1', product: buildProduct() });
  const { products } = await visitor().listProducts({});
  expect(products.map(({ id }) => id)).toEqual(['p1', 'p2']);
  expect(await visitor().getProduct({ productId: 'gift-2000' })).toMatchObject({
    id: 'p2',
    pricePoisha: 190_000n,
  });
});

it('saving a product again replaces it', async () => {
  await admin().saveProduct({ productId: 'p3', product: buildProduct({ slug: 'gift-3000' }) });
  await admin().saveProduct({
    productId: 'p3',
    product: buildProduct({ slug: 'gift-3000', pricePoisha: 1n }),
  });
  const { products } = await visitor().listProducts({});
  expect(products.filter(({ id }) => id === 'p3')).toMatchObject([{ pricePoisha: 1n }]);
});

it('the second of two changes that are based on one version is refused, and the first one stays', async () => {
  const product = buildProduct({ slug: 'gift-7000' });
  const { version } = await admin().saveProduct({ productId: 'p7', product });
  const save = (pricePoisha: bigint) =>
    admin().saveProduct({ productId: 'p7', product: { ...product, pricePoisha }, basedOnVersion: version });
  expect((await save(5n)).version).toBe(version + 1);
  await expect(save(6n)).rejects.toMatchObject({ kind: 'conflict', code: 'version-outdated' });
  expect((await visitor().getProduct({ productId: 'p7' })).pricePoisha).toBe(5n);
});

it('two products on sale cannot have the same slug', async () => {
  await admin().saveProduct({ productId: 'p4', product: buildProduct({ slug: 'gift-4000' }) });
  await expect(
    admin().saveProduct({ productId: 'p5', product: buildProduct({ slug: 'gift-4000' }) }),
  ).rejects.toMatchObject({
    kind: 'conflict',
  });
});

it('products and categories are saved by admins only', async () => {
  const student = suite.as({ subject: 's', roles: ['student'] }).client(StoreServiceDefinition);
  await expect(student.saveProduct({ productId: '', product: buildProduct() })).rejects.toMatchObject({
    kind: 'forbidden',
  });
  await expect(visitor().saveCategory({ categoryId: '', category: undefined })).rejects.toMatchObject({
    kind: 'unauthenticated',
  });
});

it('categories are listed in the order of creation', async () => {
  const buildCategory = (en: string) => ({
    id: '',
    name: { en, bn: '' },
    description: { en: '', bn: '' },
    image: '',
  });
  await admin().saveCategory({ categoryId: 'b', category: buildCategory('Birthdays') });
  await admin().saveCategory({ categoryId: 'a', category: buildCategory('Festivals') });
  const { categories } = await visitor().listCategories({});
  expect(categories.map(({ name }) => name?.en)).toEqual(['Birthdays', 'Festivals']);
  const page = { page: 2, limit: 1 };
  expect(await visitor().listCategories({ page })).toMatchObject({ categories: [{ id: 'a' }], total: 2 });
});

it('products are listed in pages, with the number of those on sale', async () => {
  const { products, total } = await visitor().listProducts({});
  expect(total).toBe(products.length);
  const page = { page: total, limit: 1 };
  expect(await visitor().listProducts({ page })).toMatchObject({ products: [products.at(-1)], total });
});

it('a product that was removed from sale is found by id only, and its slug is free', async () => {
  await admin().saveProduct({ productId: 'gone', product: buildProduct({ slug: 'gift-gone' }) });
  await admin().deleteProduct({ productId: 'gone' });
  await admin().deleteProduct({ productId: 'gone' });
  const { products } = await visitor().listProducts({});
  expect(products.map(({ id }) => id)).not.toContain('gone');
  expect(await visitor().getProduct({ productId: 'gone' })).toMatchObject({ id: 'gone' });
  await expect(visitor().getProduct({ productId: 'gift-gone' })).rejects.toMatchObject({ kind: 'not_found' });
  await admin().saveProduct({ productId: 'successor', product: buildProduct({ slug: 'gift-gone' }) });
});

it('a category with products cannot be deleted', async () => {
  const category = {
    id: '',
    name: { en: 'Weddings', bn: '' },
    description: { en: '', bn: '' },
    image: '',
  };
  await admin().saveCategory({ categoryId: 'w', category });
  const product = buildProduct({ slug: 'gift-wedding', categoryId: 'w' });
  await admin().saveProduct({ productId: 'wedding', product });
  await expect(admin().deleteCategory({ categoryId: 'w' })).rejects.toMatchObject({
    code: 'category-not-empty',
  });
  await admin().deleteProduct({ productId: 'wedding' });
  await admin().deleteCategory({ categoryId: 'w' });
  const { categories } = await visitor().listCategories({});
  expect(categories.map(({ id }) => id)).not.toContain('w');
});

it('the second of two changes of a category that are based on one version is refused, and the first one stays', async () => {
  const save = (en: string, basedOnVersion = 0) =>
    admin().saveCategory({ categoryId: 'v', category: { name: { en, bn: '' } }, basedOnVersion });
  const { version } = await save('Feasts');
  expect((await save('Festivals', version)).version).toBe(version + 1);
  await expect(save('Weddings', version)).rejects.toMatchObject({
    kind: 'conflict',
    code: 'version-outdated',
  });
  const { categories } = await visitor().listCategories({});
  expect(categories.find(({ id }) => id === 'v')?.name?.en).toBe('Festivals');
});

it('a product leaves its category, and its Bengali texts are removed', async () => {
  await admin().saveCategory({ categoryId: 'l', category: { name: { en: 'Leaving', bn: '' } } });
  const product = buildProduct({ slug: 'gift-leaving', categoryId: 'l' });
  await admin().saveProduct({ productId: 'leaving', product });
  const changed = { ...product, categoryId: '', name: { en: 'Gift', bn: '' } };
  await admin().saveProduct({ productId: 'leaving', product: changed });
  expect(await visitor().getProduct({ productId: 'leaving' })).toMatchObject({
    categoryId: '',
    name: { en: 'Gift', bn: '' },
  });
  await admin().deleteCategory({ categoryId: 'l' });
});
