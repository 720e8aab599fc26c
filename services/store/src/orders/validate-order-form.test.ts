import type { PersonId } from '../ids.ts';
import type { OrderForm } from './order.ts';
import { validateOrderForm } from './validate-order-form.ts';

// 20 November in UTC, 21 November in Dhaka.
const now = new Date('2026-11-20T18:30:00Z');

const giftOrder: OrderForm = {
  buyerId: 'b' as PersonId,
  buyerName: 'Tasnim',
  buyerEmail: 'tasnim@example.com',
  buyerPhone: '',
  forMyself: false,
  receiverName: 'Mahmuda Apu',
  receiverEmail: 'mahmuda@example.com',
  receiverPhone: '01712345678',
  senderName: 'Tasnim',
  message: 'Happy birthday!',
  quantity: 2,
  deliverOn: undefined,
  language: 'en',
};
const ownOrder: OrderForm = {
  ...giftOrder,
  forMyself: true,
  buyerPhone: '+8801712345678',
  receiverName: '',
  receiverEmail: '',
  receiverPhone: '',
  senderName: '',
};

it('a complete form is valid, as a gift and for oneself', () => {
  expect(validateOrderForm(giftOrder, now)).toEqual([]);
  expect(validateOrderForm(ownOrder, now)).toEqual([]);
});

it.each<[Partial<OrderForm>, string, string]>([
  [{ receiverName: '' }, 'receiverName', 'This is required'],
  [{ senderName: '' }, 'senderName', 'This is required'],
  [{ receiverPhone: '0171234' }, 'receiverPhone', 'Too Short!'],
  [{ receiverPhone: '0171234567890123' }, 'receiverPhone', 'Too Long!'],
  [{ receiverEmail: '' }, 'receiverEmail', 'This is required'],
  [{ receiverEmail: 'mahmuda@example' }, 'receiverEmail', 'Enter a valid email address'],
  [{ receiverEmail: 'a@b.cd, e@f.gh' }, 'receiverEmail', 'Enter a valid email address'],
  [{ quantity: 0 }, 'quantity', 'From 1 to 20'],
  [{ quantity: 21 }, 'quantity', 'From 1 to 20'],
  [{ message: 'x'.repeat(501) }, 'message', 'Too Long!'],
])('%o is rejected at %s', (change, field, message) => {
  expect(validateOrderForm({ ...giftOrder, ...change }, now)).toEqual([{ field, message }]);
});

it('an order for oneself needs a phone number', () => {
  expect(validateOrderForm({ ...ownOrder, buyerPhone: '' }, now)).toEqual([
    { field: 'buyerPhone', message: 'This is required' },
  ]);
});

it.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2027-11-21', true],
  ['2027-11-22', false],
  ['2026-13-01', false],
  ['tomorrow', false],
])('the delivery day %s is valid: %s', (deliverOn, valid) => {
  expect(validateOrderForm({ ...giftOrder, deliverOn }, now)).toHaveLength(valid ? 0 : 1);
});
