import { formatDate, formatMoney, formatNumber } from '@sargam/chassis/formatting';
import { type Language, type Mail, renderMail } from '../mail.ts';

/** A first purchase, an extension or an upgrade. */
export type PurchaseType = 'new' | 'extension' | 'upgrade';

export interface Receipt {
  readonly language: Language;
  readonly name: string;
  readonly orderId: string;
  /** Invoice number; empty where there is none. */
  readonly invoice: string;
  readonly paidAt: Date;
  readonly lines: readonly {
    readonly title: string;
    readonly bought: PurchaseType;
    readonly pricePoisha: bigint;
    readonly validityDays: number;
  }[];
  readonly walletPoisha: bigint;
  readonly discountPoisha: bigint;
  readonly paidPoisha: bigint;
  readonly classroomUrl: string;
}

const texts = {
  en: {
    subject: 'Your payment is in, the course is yours',
    greeting: (name: string) => `Thank you, ${name}.`,
    body: (date: string) => `We received your payment on ${date}. What you bought waits in your classroom.`,
    days: {
      new: (count: string) => `${count} days`,
      extension: (count: string) => `${count} days more, added to those left`,
      upgrade: (count: string) => `upgraded to ${count} days, counted from when it began`,
    },
    wallet: 'Wallet',
    voucher: 'Voucher',
    paid: 'Paid',
    invoice: 'Invoice',
    order: 'Order',
    button: 'Go to the classroom',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: 'পেমেন্ট হয়েছে, কোর্সটি এখন আপনার',
    greeting: (name: string) => `ধন্যবাদ, ${name}।`,
    body: (date: string) => `${date} তারিখে আপনার পেমেন্ট পেয়েছি। কেনা কোর্স ক্লাসরুমে আছে।`,
    days: {
      new: (count: string) => `${count} দিন`,
      extension: (count: string) => `আরও ${count} দিন, বাকি দিনের সঙ্গে যোগ হলো`,
      upgrade: (count: string) => `বড় প্যাকেজ, মেয়াদ শুরুর দিন থেকে ${count} দিন`,
    },
    wallet: 'ওয়ালেট',
    voucher: 'ভাউচার',
    paid: 'পরিশোধ',
    invoice: 'ইনভয়েস',
    order: 'অর্ডার',
    button: 'ক্লাসরুমে যান',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The receipt of a paid order. */
export const receiptMail = (receipt: Receipt): Mail => {
  const { language, lines, walletPoisha, discountPoisha } = receipt;
  const say = texts[language];
  const money = (poisha: bigint) => formatMoney(language, poisha);
  const less = (name: string, poisha: bigint) => (poisha > 0n ? [[name, money(-poisha)] as const] : []);
  return renderMail({
    language,
    subject: say.subject,
    greeting: say.greeting(receipt.name),
    paragraphs: [say.body(formatDate(language, receipt.paidAt))],
    rows: [
      ...lines.map(
        ({ title, bought, pricePoisha, validityDays }) =>
          [
            `${title} (${say.days[bought](formatNumber(language, validityDays))})`,
            money(pricePoisha),
          ] as const,
      ),
      ...less(say.wallet, walletPoisha),
      ...less(say.voucher, discountPoisha),
      [say.paid, money(receipt.paidPoisha)],
      ...(receipt.invoice ? [[say.invoice, receipt.invoice] as const] : []),
      [say.order, receipt.orderId],
    ],
    button: { label: say.button, url: receipt.classroomUrl },
    closing: say.closing,
  });
};
