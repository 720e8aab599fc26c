import { formatDate, formatMoney, formatNumber } from '@sargam/chassis/formatting';
import { type Attachment, type Language, type Mail, renderMail } from '../mail.ts';

/** A first purchase, an extension or an upgrade. */
export type PurchaseType = 'new' | 'extension' | 'upgrade';

export interface Receipt {
  readonly language: Language;
  readonly name: string;
  readonly orderId: string;
  /** Invoice number; empty if there is none. */
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
  /** The invoice. */
  readonly pdf: Attachment | undefined;
  /** Set for an order that was paid after it had ended and was replaced: until when and where it can be given back. */
  readonly giveBack: { readonly until: Date; readonly url: string } | undefined;
}

const texts = {
  en: {
    subject: 'Your payment is in, the course is yours',
    greeting: (name: string) => `Thank you, ${name}.`,
    body: (date: string) => `We received your payment on ${date}. What you bought waits in your classroom.`,
    attached: 'The invoice is attached.',
    late: 'You had given this order up, or its time was over, but its payment came after all. Its days are added to those you bought instead.',
    giveBack: (date: string) =>
      `If you do not want it, give it back until ${date}: the amount goes to your wallet at once.`,
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
    giveBackButton: 'See the order or give it back',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: 'পেমেন্ট হয়েছে, কোর্সটি এখন আপনার',
    greeting: (name: string) => `ধন্যবাদ, ${name}।`,
    body: (date: string) => `${date} তারিখে আপনার পেমেন্ট পেয়েছি। কেনা কোর্স ক্লাসরুমে আছে।`,
    attached: 'ইনভয়েস সঙ্গে দেওয়া আছে।',
    late: 'অর্ডারটি আপনি ছেড়ে দিয়েছিলেন, নয়তো এর সময় শেষ হয়ে গিয়েছিল। তবু এর পেমেন্ট এসেছে। পরে যা কিনেছেন, তার সঙ্গে এই দিনগুলো যোগ হয়েছে।',
    giveBack: (date: string) => `না চাইলে ${date} পর্যন্ত ফেরত দিতে পারেন। পুরো টাকা তখনই আপনার ওয়ালেটে যাবে।`,
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
    giveBackButton: 'অর্ডারটি দেখুন বা ফেরত দিন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The receipt of a paid order. */
export const receiptMail = (receipt: Receipt): Mail => {
  const { language, lines, walletPoisha, discountPoisha, giveBack, pdf } = receipt;
  const say = texts[language];
  const money = (poisha: bigint) => formatMoney(language, poisha);
  const less = (name: string, poisha: bigint) => (poisha > 0n ? [[name, money(-poisha)] as const] : []);
  const mail = renderMail({
    language,
    subject: say.subject,
    greeting: say.greeting(receipt.name),
    paragraphs: [
      say.body(formatDate(language, receipt.paidAt)),
      ...(pdf ? [say.attached] : []),
      ...(giveBack ? [say.late, say.giveBack(formatDate(language, giveBack.until))] : []),
    ],
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
    button: giveBack
      ? { label: say.giveBackButton, url: giveBack.url }
      : { label: say.button, url: receipt.classroomUrl },
    closing: say.closing,
  });
  return pdf ? { ...mail, attachments: [pdf] } : mail;
};
