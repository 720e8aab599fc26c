import type { SaleLine } from '../cart/cart.ts';
import type { CourseId, OrderId, StudentId } from '../ids.ts';
import type { Order } from '../orders/order.ts';
import { quoteFor } from '../orders/quote.ts';
import { chargeInvoiceContent, creditNoteContent, orderInvoiceContent } from './build-content.ts';
import {
  formatDocumentNumber,
  parseContent,
  type SellerDetails,
  serializeContent,
} from './document-content.ts';

const at = new Date('2026-11-21T04:30:00Z');
const terms: SellerDetails = {
  sellerName: 'Sargam',
  sellerAddress: 'Dhaka',
  sellerContact: 'help@sargam.test',
  vatBin: '0045',
  vatPercent: 15,
};

const line = (id: string, price: bigint): SaleLine => ({
  courseId: id as CourseId,
  title: { en: `Course ${id}`, bn: `কোর্স ${id}` },
  instructorId: 'i1',
  offer: { tier: 'gold', price, oldPrice: price, validityDays: 180 },
  kind: 'new',
  tierPrice: price,
  upgrades: undefined,
  bundleCourseIds: [],
});

const buildPaidOrder = (): Order => ({
  ...quoteFor([line('a', 100_000n), line('b', 33_333n)], 20_000n, {
    id: 'c1' as never,
    code: 'PUJA20',
    percent: 20,
  }),
  id: 'o1' as OrderId,
  studentId: 's1' as StudentId,
  placedBy: 's1' as StudentId,
  paidLate: false,
  state: 'paid',
  createdAt: at,
  expiresAt: at,
  paidAt: at,
  closedAt: undefined,
  received: 0n,
  method: 'BKASH-BKash',
  refunded: 0n,
  invoiceNumber: '',
});

const charge = {
  reference: 'g1',
  payerId: 's1',
  productName: { en: 'Gift card', bn: 'গিফট কার্ড' },
  quantity: 3,
  amount: 150_000n,
  method: 'VISA-Dutch Bangla',
};

const refund = { id: 'r1', reason: 'broken', amount: 60_000n, wallet: 20_000n, card: 40_000n } as const;
const credited = {
  reference: 'o1',
  titles: [{ en: 'A', bn: 'ক' }],
  method: 'BKASH-BKash',
  creditedBefore: 0n,
};

it('the lines and sums of an invoice add up, and its VAT is part of the wallet and card amounts', () => {
  const content = orderInvoiceContent(buildPaidOrder(), terms);
  expect(content.lines.reduce((sum, { amount }) => sum + amount, 0n)).toBe(content.subtotal);
  expect(content.wallet + content.discount + content.rounding + content.payable).toBe(content.subtotal);
  const paid = content.wallet + content.payable;
  expect(content.vat).toBe((paid * 15n + 57n) / 115n);
});

it('an invoice of a gift card has no VAT', () => {
  expect(chargeInvoiceContent(charge, terms)).toMatchObject({
    vat: 0n,
    terms: { vatPercent: 0 },
    payable: 150_000n,
  });
});

it('a credit note uses the VAT rate of the invoice, not the current rate', () => {
  const invoice = { number: 'INV-000001', issuedAt: at, terms };
  const note = creditNoteContent(refund, { ...credited, invoice }, { ...terms, vatPercent: 5 });
  expect(note).toMatchObject({ vat: 7_826n, terms: { vatPercent: 15 }, invoice: { number: 'INV-000001' } });
  const without = creditNoteContent(refund, { ...credited, invoice: undefined }, terms);
  expect(without).toMatchObject({ vat: 0n, invoice: undefined });
});

it.each([
  ['an invoice', orderInvoiceContent(buildPaidOrder(), terms)],
  ['an invoice of a charge', chargeInvoiceContent(charge, terms)],
  [
    'a credit note',
    creditNoteContent(refund, { ...credited, invoice: { number: 'INV-000001', issuedAt: at, terms } }, terms),
  ],
])('%s: parsing the stored JSON returns the content', (_, content) => {
  expect(parseContent(JSON.parse(serializeContent(content)))).toEqual(content);
});

it.each([
  ['invoice', 1n, 'INV-000001'],
  ['credit-note', 42n, 'CN-000042'],
  ['invoice', 12_345_678n, 'INV-12345678'],
] as const)('%s %s is numbered %s', (kind, serial, text) => {
  expect(formatDocumentNumber(kind, serial)).toBe(text);
});
