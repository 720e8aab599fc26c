import type { PurchaseKind } from '../../access/purchase-terms.ts';
import type { Tier } from '../../courses/course.ts';
import type { RefundReason } from '../../refund-reason.ts';
import type { DocumentKind } from '../document-content.ts';
import type { Language } from './format.ts';

/** The fixed texts of invoices and credit notes. */
const en = {
  brand: 'Sargam',
  titles: { invoice: 'Invoice', 'credit-note': 'Credit note' } satisfies Record<DocumentKind, string>,
  number: 'Number',
  date: 'Date',
  paidBy: 'Paid with',
  forInvoice: 'For invoice',
  seller: 'Seller',
  buyer: 'Buyer',
  bin: 'BIN',
  order: 'Order',
  item: 'What was bought',
  amount: 'Amount',
  tiers: { standard: 'Course access', silver: 'Silver', gold: 'Gold', diamond: 'Diamond' } satisfies Record<
    Tier,
    string
  >,
  days: (count: string) => `${count}\u00a0days`,
  kinds: { new: '', extension: 'more days', upgrade: 'upgrade, the difference' } satisfies Record<
    PurchaseKind,
    string
  >,
  times: (count: string, each: string) => `${count} × ${each}`,
  subtotal: 'Subtotal',
  wallet: 'Wallet',
  voucher: (code: string, percent: string) => `Voucher ${code}, ${percent}`,
  rounding: 'Rounded off',
  paid: 'Paid',
  paidWith: (method: string) => `Paid with ${method}`,
  vat: (percent: string) => `VAT included, ${percent}`,
  vatNote: 'Of what was paid by wallet and by card.',
  back: 'Money back for',
  toWallet: 'To the wallet',
  toCard: (method: string) => `Back by ${method}`,
  reason: 'Reason',
  reasons: {
    paid_twice: 'Paid twice',
    no_access: 'The course cannot be opened',
    wrong_amount: 'Another amount was charged',
    broken: 'Videos or other parts do not work',
    changed_mind: 'Changed their mind',
  } satisfies Record<RefundReason, string>,
  refunded: 'Given back',
  inWallet: 'Wallet',
  byVoucher: 'Voucher',
  byGateway: 'card',
  brands: {
    bkash: 'bKash',
    nagad: 'Nagad',
    rocket: 'Rocket',
    upay: 'Upay',
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
  },
  made: 'Made by computer; valid without a signature.',
};

export type PrintedTexts = typeof en;

const bn: PrintedTexts = {
  brand: 'সরগম',
  titles: { invoice: 'ইনভয়েস', 'credit-note': 'ক্রেডিট নোট' },
  number: 'নম্বর',
  date: 'তারিখ',
  paidBy: 'পেমেন্টের মাধ্যম',
  forInvoice: 'যে ইনভয়েসের জন্য',
  seller: 'বিক্রেতা',
  buyer: 'ক্রেতা',
  bin: 'BIN',
  order: 'অর্ডার আইডি',
  item: 'যা কেনা হয়েছে',
  amount: 'দাম',
  tiers: { standard: 'কোর্সের মেয়াদ', silver: 'সিলভার', gold: 'গোল্ড', diamond: 'ডায়মন্ড' },
  days: (count) => `${count}\u00a0দিন`,
  kinds: { new: '', extension: 'মেয়াদ বাড়ানো', upgrade: 'বড় প্যাকেজ, দামের পার্থক্য' },
  times: (count, each) => `${each} × ${count}`,
  subtotal: 'সাবটোটাল',
  wallet: 'ওয়ালেট থেকে',
  voucher: (code, percent) => `ভাউচার ${code}, ${percent}`,
  rounding: 'খুচরা বাদ',
  paid: 'পরিশোধ',
  paidWith: (method) => `${method} দিয়ে পরিশোধ`,
  vat: (percent) => `এর মধ্যে ভ্যাট, ${percent}`,
  vatNote: 'ওয়ালেট ও কার্ড থেকে দেওয়া মোট টাকার ভ্যাট।',
  back: 'যার জন্য টাকা ফেরত',
  toWallet: 'ওয়ালেটে ফেরত',
  toCard: (method) => `${method} দিয়ে ফেরত`,
  reason: 'কারণ',
  reasons: {
    paid_twice: 'দুইবার পেমেন্ট হয়েছে',
    no_access: 'কোর্সটি খোলা যাচ্ছে না',
    wrong_amount: 'অন্য পরিমাণ টাকা কাটা হয়েছে',
    broken: 'ভিডিও বা অন্য কিছু কাজ করছে না',
    changed_mind: 'মত বদলেছেন',
  },
  refunded: 'মোট ফেরত',
  inWallet: 'ওয়ালেট',
  byVoucher: 'ভাউচার',
  byGateway: 'কার্ড',
  brands: {
    ...en.brands,
    bkash: 'বিকাশ',
    // নগদ alone also means cash.
    nagad: 'নগদ (মোবাইল)',
    rocket: 'রকেট',
    upay: 'উপায়',
  },
  made: 'কম্পিউটারে তৈরি, স্বাক্ষর লাগে না।',
};

export const printedTexts: Readonly<Record<Language, PrintedTexts>> = { en, bn };

/** Gateway code or name of an import, in capitals → brand. Other methods keep the gateway's name. */
const brandKeys = {
  BKASH: 'bkash',
  NAGAD: 'nagad',
  DBBLMOBILEB: 'rocket',
  ROCKET: 'rocket',
  UPAY: 'upay',
  VISA: 'visa',
  MASTER: 'mastercard',
  MASTERCARD: 'mastercard',
  AMEX: 'amex',
} as const satisfies Record<string, keyof PrintedTexts['brands']>;
const isBrandCode = (code: string): code is keyof typeof brandKeys => Object.hasOwn(brandKeys, code);

/** `BKASH-BKash` is bKash or বিকাশ, `VISA-Dutch Bangla` is Visa. */
export const paymentMethodName = (texts: PrintedTexts, method: string): string => {
  if (method === 'wallet') return texts.inWallet;
  if (method === 'voucher') return texts.byVoucher;
  const [code = '', name] = method.split('-');
  const brand = code.toUpperCase();
  return isBrandCode(brand) ? texts.brands[brandKeys[brand]] : name || code || texts.byGateway;
};
