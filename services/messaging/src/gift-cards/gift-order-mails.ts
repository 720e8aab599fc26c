import { formatDate, formatMoney, formatNumber } from '@sargam/chassis/formatting';
import { type Attachment, type Language, type Mail, renderMail } from '../mails/mail.ts';

export interface GiftOrderMail {
  readonly language: Language;
  readonly name: string;
  readonly orderId: string;
  /** Empty before the invoice exists. */
  readonly invoiceNumber: string;
  readonly product: string;
  readonly quantity: number;
  readonly totalPoisha: bigint;
  readonly paidAt: Date;
  /** Undefined if the buyer is the receiver. */
  readonly receiver: { readonly name: string; readonly email: string } | undefined;
  /** The day on which the card is mailed; undefined for immediate delivery. */
  readonly deliverOn: Date | undefined;
  /** The end of validity of the cards. */
  readonly validTo: Date | undefined;
  readonly ordersUrl: string;
}

const texts = {
  en: {
    subject: 'Your gift card order is complete',
    greeting: (name: string) => `Thank you, ${name}.`,
    body: (date: string) => `We received your payment on ${date}.`,
    attached: 'The invoice is attached.',
    receiver: (name: string, email: string) => `The gift card goes to ${name} (${email}).`,
    myself: 'The gift card comes in a mail of its own.',
    now: 'It is on its way by email now.',
    later: (date: string) => `It is mailed on ${date}.`,
    paid: 'Paid',
    invoice: 'Invoice',
    order: 'Order',
    validTo: 'Valid until',
    until: (date: string) => date,
    button: 'See the order',
    refund: {
      subject: (amount: string) => `We are giving back ${amount}`,
      greeting: (name: string) => `Hello ${name},`,
      body: (amount: string) =>
        `${amount} of your gift card order goes back to where you paid from. Banks and mobile wallets take some days for it.`,
      ended: 'The codes of this order can no longer be redeemed.',
      row: 'To where you paid from',
    },
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: 'আপনার গিফট কার্ডের অর্ডার হয়ে গেছে',
    greeting: (name: string) => `ধন্যবাদ, ${name}।`,
    body: (date: string) => `${date} তারিখে আপনার পেমেন্ট পেয়েছি।`,
    attached: 'ইনভয়েস সঙ্গে দেওয়া আছে।',
    receiver: (name: string, email: string) => `প্রাপক: ${name} (${email})।`,
    myself: 'গিফট কার্ডটি আলাদা ইমেইলে আসছে।',
    now: 'গিফট কার্ডটি এখনই ইমেইলে যাচ্ছে।',
    later: (date: string) => `গিফট কার্ডটি ইমেইলে যাবে ${date} তারিখে।`,
    paid: 'পরিশোধ',
    invoice: 'ইনভয়েস',
    order: 'অর্ডার',
    validTo: 'মেয়াদ',
    until: (date: string) => `${date} পর্যন্ত`,
    button: 'অর্ডারটি দেখুন',
    refund: {
      subject: (amount: string) => `টাকা ফেরত: ${amount}`,
      greeting: (name: string) => `${name},`,
      body: (amount: string) =>
        `আপনার গিফট কার্ডের অর্ডারের ${amount} যেখান থেকে পেমেন্ট করেছেন সেখানে যাচ্ছে। ব্যাংক বা মোবাইল ওয়ালেটে পৌঁছাতে কয়েক দিন লাগে।`,
      ended: 'এই অর্ডারের কোডগুলো আর রিডিম করা যাবে না।',
      row: 'যেখান থেকে পেমেন্ট করেছেন',
    },
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The receipt of a gift-card order: who gets the card, and when. */
export const giftReceiptMail = (mail: GiftOrderMail, pdf?: Attachment): Mail => {
  const { language, receiver, deliverOn, validTo, quantity, totalPoisha, invoiceNumber } = mail;
  const say = texts[language];
  const when = deliverOn ? say.later(formatDate(language, deliverOn)) : say.now;
  const whose = receiver ? `${say.receiver(receiver.name, receiver.email)} ${when}` : say.myself;
  const receipt = renderMail({
    language,
    subject: say.subject,
    greeting: say.greeting(mail.name),
    paragraphs: [
      say.body(formatDate(language, mail.paidAt)),
      deliverOn && !receiver ? when : whose,
      ...(pdf ? [say.attached] : []),
    ],
    rows: [
      [`${mail.product} × ${formatNumber(language, quantity)}`, formatMoney(language, totalPoisha)],
      [say.paid, formatMoney(language, totalPoisha)],
      ...(validTo ? [[say.validTo, say.until(formatDate(language, validTo))] as const] : []),
      ...(invoiceNumber ? [[say.invoice, invoiceNumber] as const] : []),
      [say.order, mail.orderId],
    ],
    button: { label: say.button, url: mail.ordersUrl },
    closing: say.closing,
  });
  return pdf ? { ...receipt, attachments: [pdf] } : receipt;
};

/** The refund of a gift-card order. Its codes can no longer be redeemed. */
export const giftRefundMail = (mail: GiftOrderMail): Mail => {
  const say = texts[mail.language];
  const amount = formatMoney(mail.language, mail.totalPoisha);
  return renderMail({
    language: mail.language,
    subject: say.refund.subject(amount),
    greeting: say.refund.greeting(mail.name),
    paragraphs: [say.refund.body(amount), say.refund.ended],
    rows: [
      [say.refund.row, amount],
      [say.order, mail.orderId],
    ],
    button: { label: say.button, url: mail.ordersUrl },
    closing: say.closing,
  });
};
