import { formatDate, formatMoney } from '@sargam/chassis/formatting';
import { type Language, type Mail, renderMail } from '../mail.ts';

export interface SettlementMail {
  readonly language: Language;
  readonly name: string;
  readonly receivedPoisha: bigint;
  /** What is due afterwards. */
  readonly duePoisha: bigint;
  readonly settledOn: Date;
  readonly remarks: string;
  readonly panelUrl: string;
}

const texts = {
  en: {
    subject: (amount: string) => `Payment settled: ${amount}`,
    greeting: (name: string) => `Hello ${name},`,
    paid: (amount: string) => `We have paid you ${amount} for the sales of your courses.`,
    rows: { amount: 'Received amount', date: 'Settled on', due: 'Due', remarks: 'Remarks' },
    button: 'See your settlements',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    subject: (amount: string) => `পাওনা মিটেছে: ${amount}`,
    greeting: (name: string) => `${name},`,
    paid: (amount: string) => `আপনার কোর্স বিক্রির পাওনা থেকে ${amount} পরিশোধ করা হয়েছে।`,
    rows: {
      amount: 'পরিশোধ করা টাকা',
      date: 'পরিশোধের তারিখ',
      due: 'বাকি পাওনা',
      remarks: 'মন্তব্য',
    },
    button: 'পাওনা পরিশোধ দেখুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The mail about a settled payout to an instructor (decision B36). */
export const settlementMail = (letter: SettlementMail): Mail => {
  const { language, remarks } = letter;
  const say = texts[language];
  const amount = formatMoney(language, letter.receivedPoisha);
  return renderMail({
    language,
    subject: say.subject(amount),
    greeting: say.greeting(letter.name),
    paragraphs: [say.paid(amount)],
    rows: [
      [say.rows.amount, amount],
      [say.rows.date, formatDate(language, letter.settledOn)],
      [say.rows.due, formatMoney(language, letter.duePoisha)],
      ...(remarks === '' ? [] : [[say.rows.remarks, remarks] as const]),
    ],
    button: { label: say.button, url: letter.panelUrl },
    closing: say.closing,
  });
};
