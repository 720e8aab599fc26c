import { type GiftValues, parseQuantity, validateGift } from './gift-fields.ts';
import { calculateTotal } from './gift-payload.ts';

const TODAY = '2026-11-21';
const someone: GiftValues = {
  forWhom: 'someone',
  receiverName: 'Mahmuda',
  from: 'Tasnim',
  email: 'mahmuda@example.com',
  confirmEmail: 'mahmuda@example.com',
  receiverPhone: '01812345678',
  ownPhone: '',
  message: '',
  deliverOn: '',
  quantity: '1',
};
const faults = (overrides: Partial<GiftValues>) => validateGift({ ...someone, ...overrides }, TODAY);

describe('a gift card for someone else', () => {
  it('requires receiver, sender, e-mail address twice and phone number', () => {
    const empty = { receiverName: '', from: '', email: '', confirmEmail: '', receiverPhone: '' };
    expect(faults(empty)).toEqual(
      Object.fromEntries(Object.keys(empty).map((name) => [name, 'kit.form.required'])),
    );
    expect(faults({})).toEqual({});
  });

  it.each([
    [{ email: 'mahmuda@', confirmEmail: 'mahmuda@' }, { email: 'kit.form.email_invalid' }],
    [{ confirmEmail: 'mahmuda@exmple.com' }, { confirmEmail: 'storefront.gift.email_match' }],
    [{ confirmEmail: 'Mahmuda@Example.com' }, {}],
    [{ receiverPhone: '01712' }, { receiverPhone: 'storefront.gift.too_short' }],
    [{ receiverPhone: '০১৭১২-৩৪৫৬৭৮' }, {}],
    [{ receiverPhone: 'not a phone number' }, { receiverPhone: 'kit.person.digits_only' }],
    [{ message: 'ক'.repeat(240) }, {}],
    [{ message: 'x'.repeat(241) }, { message: 'storefront.gift.too_long' }],
  ])('%j', (overrides, wrong) => expect(faults(overrides)).toEqual(wrong));

  it.each([
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2027-11-21', true],
    ['2027-11-22', false],
    ['2027-02-31', false],
    ['2027-3-', false],
    ['', true],
  ])('delivery day %s is valid: %s', (deliverOn, may) =>
    expect(faults({ deliverOn })).toEqual(may ? {} : { deliverOn: 'storefront.gift.date_invalid' }),
  );
});

it('for oneself only requires a phone number', () => {
  const giftForMyself = {
    ...someone,
    forWhom: 'myself' as const,
    receiverName: '',
    email: '',
    confirmEmail: '',
  };
  expect(faults(giftForMyself)).toEqual({ ownPhone: 'kit.form.required' });
  expect(faults({ ...giftForMyself, ownPhone: '0171' })).toEqual({ ownPhone: 'storefront.gift.too_short' });
  expect(faults({ ...giftForMyself, ownPhone: '01712345678' })).toEqual({});
});

it.each([
  ['', 'kit.form.required'],
  ['0', 'storefront.gift.quantity_min'],
  ['-২', 'storefront.gift.quantity_min'],
  ['২১', 'storefront.gift.quantity_most'],
  ['100000', 'storefront.gift.quantity_most'],
  ['1.5', 'storefront.gift.quantity_range'],
])('shows an error for %s cards', (quantity, text) =>
  expect(faults({ quantity })).toEqual({ quantity: text }),
);

it.each([
  ['1', 1],
  ['২০', 20],
  ['0', undefined],
  ['21', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['two', undefined],
])('parses %s as %s cards', (typed, count) => expect(parseQuantity(typed)).toBe(count));

it.each([
  [0.1, 3, 0.3],
  [19.99, 20, 399.8],
  [950, 2, 1900],
])('%d taka × %i is %d', (price, quantity, total) => expect(calculateTotal(price, quantity)).toBe(total));
