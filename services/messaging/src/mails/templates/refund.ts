import { formatMoney } from '@sargam/chassis/formatting';
import { type Language, type Mail, renderMail } from '../mail.ts';

export interface RefundMail {
  readonly language: Language;
  readonly name: string;
  readonly orderId: string;
  /** Credit note number; empty if there is none. */
  readonly creditNote: string;
  readonly walletPoisha: bigint;
  readonly cardPoisha: bigint;
  /** `late`: the automatic refund of a payment that came too late for its order. */
  readonly occasion: 'granted' | 'late';
  /** True for a full refund, which ends access to the courses. */
  readonly closesCourses: boolean;
  readonly purchaseUrl: string;
}

const texts = {
  en: {
    subject: (amount: string) => `We are giving back ${amount}`,
    greeting: (name: string) => `Hello ${name},`,
    late: 'Your payment came after the order had ended, and the order could not be completed any more.',
    given: (amount: string) => `We are giving back ${amount} of your order.`,
    wallet: (amount: string) => `${amount} is in your wallet already. It stays yours until you spend it.`,
    card: (amount: string) =>
      `${amount} goes back to where you paid from. Banks and mobile wallets take some days for it.`,
    closed: 'The courses of this order are closed now. Your progress is kept.',
    rows: { wallet: 'To your wallet', card: 'To where you paid from', note: 'Credit note', order: 'Order' },
    button: 'See the purchase',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: (amount: string) => `টাকা ফেরত: ${amount}`,
    greeting: (name: string) => `${name},`,
    late: 'অর্ডারটি শেষ হয়ে যাওয়ার পর আপনার পেমেন্ট এসেছে। তাই অর্ডারটি আর সম্পূর্ণ করা যায়নি।',
    given: (amount: string) => `আপনার অর্ডারের ${amount} ফেরত দিচ্ছি।`,
    wallet: (amount: string) => `${amount} এখনই আপনার ওয়ালেটে আছে। খরচ না করা পর্যন্ত তা আপনারই থাকবে।`,
    card: (amount: string) =>
      `${amount} যেখান থেকে পেমেন্ট করেছেন সেখানে যাচ্ছে। ব্যাংক বা মোবাইল ওয়ালেটে পৌঁছাতে কয়েক দিন লাগে।`,
    closed: 'এই অর্ডারের কোর্সগুলো এখন বন্ধ। আপনার অগ্রগতি রাখা আছে।',
    rows: {
      wallet: 'ওয়ালেটে',
      card: 'যেখান থেকে পেমেন্ট করেছেন',
      note: 'ক্রেডিট নোট',
      order: 'অর্ডার',
    },
    button: 'কেনাকাটা দেখুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The mail about a refund: the amounts, where they go and when they arrive. */
export const refundMail = (letter: RefundMail): Mail => {
  const { language, walletPoisha, cardPoisha, creditNote } = letter;
  const say = texts[language];
  const money = (poisha: bigint) => formatMoney(language, poisha);
  const total = money(walletPoisha + cardPoisha);
  const some = <T>(there: boolean, what: T): readonly T[] => (there ? [what] : []);
  return renderMail({
    language,
    subject: say.subject(total),
    greeting: say.greeting(letter.name),
    paragraphs: [
      letter.occasion === 'late' ? say.late : say.given(total),
      ...some(walletPoisha > 0n, say.wallet(money(walletPoisha))),
      ...some(cardPoisha > 0n, say.card(money(cardPoisha))),
      ...some(letter.closesCourses, say.closed),
    ],
    rows: [
      ...some(walletPoisha > 0n, [say.rows.wallet, money(walletPoisha)] as const),
      ...some(cardPoisha > 0n, [say.rows.card, money(cardPoisha)] as const),
      ...some(creditNote !== '', [say.rows.note, creditNote] as const),
      [say.rows.order, letter.orderId],
    ],
    button: { label: say.button, url: letter.purchaseUrl },
    closing: say.closing,
  });
};
