import { validateProduct } from './product.ts';

const card = {
  categoryId: undefined,
  name: { en: 'Gift card 1,000', bn: 'গিফট কার্ড ১,০০০' },
  slug: 'gift-1000',
  price: 95_000n,
  oldPrice: 100_000n,
  value: 100_000n,
  validityDays: 365,
  description: { en: 'For anyone who wants to begin.', bn: 'যে শুরু করতে চায়, তার জন্য।' },
  image: '',
};

it('accepts a product with all fields', () => {
  expect(validateProduct(card)).toEqual([]);
});

it.each([
  [{ name: { en: '', bn: 'কার্ড' } }, 'name'],
  [{ slug: 'Gift Card' }, 'param'],
  [{ price: 0n }, 'price'],
  [{ oldPrice: -1n }, 'oldPrice'],
  [{ value: 0n }, 'value'],
  [{ validityDays: 0 }, 'validity'],
  [{ description: { en: '', bn: '' } }, 'description'],
])('rejects %o at %s', (change, field) => {
  expect(validateProduct({ ...card, ...change })).toEqual([{ field, message: 'This is required' }]);
});
