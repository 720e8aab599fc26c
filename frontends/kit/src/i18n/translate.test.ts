import { createTranslate, type Messages } from './translate.ts';

const texts = {
  en: {
    cart: { title: 'Cart', total: '{name} pays {amount}, {name}' },
    days_zero: 'no day',
    days_one: '{count} day',
    days_other: '{count} days',
    courses_one: '{count} course',
    courses_other: '{count} courses',
  },
  bn: { days_one: '{count} দিন', days_other: '{count} দিন', hours_other: '{count} ঘণ্টা' },
} satisfies Record<string, Messages>;

const t = {
  en: createTranslate('en', () => texts.en),
  bn: createTranslate('bn', () => texts.bn),
};

it('returns the text of a nested key, and the key without a text', () => {
  expect(t.en('cart.title')).toBe('Cart');
  expect(t.en('cart.missing')).toBe('cart.missing');
  expect(t.en('cart')).toBe('cart');
  expect(t.en('cart.title.more')).toBe('cart.title.more');
});

it('fills every placeholder, writes numbers in the digits of the language, and keeps placeholders without a value', () => {
  expect(t.en('cart.total', { name: 'Tasnim', amount: 1250 })).toBe('Tasnim pays 1,250, Tasnim');
  expect(t.en('cart.total', { name: '{amount} $&', amount: 1 })).toBe('{amount} $& pays 1, {amount} $&');
  expect(t.en('cart.total')).toBe('{name} pays {amount}, {name}');
  expect(t.bn('days', { count: 12 })).toBe('১২ দিন');
});

it('selects the text by count: zero if it exists, one, other', () => {
  expect([0, 1, 2].map((count) => t.en('days', { count }))).toEqual(['no day', '1 day', '2 days']);
  expect([0, 1, 2].map((count) => t.en('courses', { count }))).toEqual([
    '0 courses',
    '1 course',
    '2 courses',
  ]);
  expect(t.bn('hours', { count: 1 })).toBe('১ ঘণ্টা');
});

it.each(['en', 'bn'] as const)('has the plural rules of Unicode CLDR (%s)', (language) => {
  const rules = new Intl.PluralRules(language);
  const forms = createTranslate(language, () => ({ n_one: 'one', n_other: 'other' }));
  for (const count of [0, 0.5, 1, 1.5, 2, 10, 100])
    expect([count, forms('n', { count })]).toEqual([count, rules.select(count)]);
});
