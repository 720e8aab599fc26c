import { type Language, type Mail, renderMail } from '../mail.ts';

export interface DeclinedMail {
  readonly language: Language;
  readonly name: string;
  readonly orderId: string;
  /** The reason that the admin gave. */
  readonly answer: string;
  readonly purchaseUrl: string;
}

const texts = {
  en: {
    subject: 'About the refund that you asked for',
    greeting: (name: string) => `Hello ${name},`,
    declined: 'We have looked at your request, and we cannot give a refund for this order.',
    answer: (answer: string) => `The reason: ${answer}`,
    stays: 'Nothing else changes: your access to the courses stays as it was.',
    order: 'Order',
    button: 'See the purchase',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: 'টাকা ফেরতের অনুরোধের উত্তর',
    greeting: (name: string) => `${name},`,
    declined: 'আপনার অনুরোধটি আমরা দেখেছি। এই অর্ডারের টাকা ফেরত দেওয়া যাচ্ছে না।',
    answer: (answer: string) => `কারণ: ${answer}`,
    stays: 'আর কিছু বদলায়নি: কোর্সগুলো আপনার জন্য আগে যেমন ছিল তেমনই আছে।',
    order: 'অর্ডার',
    button: 'কেনাকাটা দেখুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The mail about a declined refund request. */
export const declinedMail = ({ language, name, orderId, answer, purchaseUrl }: DeclinedMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.subject,
    greeting: say.greeting(name),
    paragraphs: [say.declined, say.answer(answer), say.stays],
    rows: [[say.order, orderId]],
    button: { label: say.button, url: purchaseUrl },
    closing: say.closing,
  });
};
