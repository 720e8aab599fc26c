import type { PersonId } from '../ids.ts';
import type { OrderForm } from './order.ts';
import { validateOrderForm } from './validate-order-form.ts';

// Evening in London, already the next day in Dhaka.
const now = new Date('2026-11-20T18:30:00Z');

const forSomebody: OrderForm = {
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
const forMyself: OrderForm = {
  ...forSomebody,
  forMyself: true,
  buyerPhone: '+8801712345678',
  receiverName: '',
  receiverEmail: '',
  receiverPhone: '',
  senderName: '',
};

it('takes what is filled in, for somebody else and for oneself', () => {
  expect(validateOrderForm(forSomebody, now)).toEqual([]);
  expect(validateOrderForm(forMyself, now)).toEqual([]);
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
])('refuses %o at %s', (change, field, message) => {
  expect(validateOrderForm({ ...forSomebody, ...change }, now)).toEqual([{ field, message }]);
});

it('asks a buyer for themselves for a phone number', () => {
  expect(validateOrderForm({ ...forMyself, buyerPhone: '' }, now)).toEqual([
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
])('mails the cards on %s: %s', (deliverOn, can) => {
  expect(validateOrderForm({ ...forSomebody, deliverOn }, now)).toHaveLength(can ? 0 : 1);
});
