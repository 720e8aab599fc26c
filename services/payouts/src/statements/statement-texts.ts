import type { Language } from '@sargam/chassis/formatting';
import type { EntryKind } from './statement.ts';

/** The fixed texts of a printed statement. */
interface StatementTexts {
  readonly brand: string;
  readonly title: string;
  readonly opening: string;
  readonly closing: string;
  readonly date: string;
  readonly entry: string;
  readonly amount: string;
  readonly kinds: Readonly<Record<EntryKind, string>>;
  readonly sums: Readonly<Record<EntryKind, string>>;
  readonly empty: string;
  readonly made: string;
}

export const statementTexts: Readonly<Record<Language, StatementTexts>> = {
  en: {
    brand: 'Sargam',
    title: 'Statement',
    opening: 'Opening balance',
    closing: 'Closing balance',
    date: 'Date',
    entry: 'Entry',
    amount: 'Amount',
    kinds: { earning: 'Sale', reversal: 'Refund', payout: 'Settlement' },
    sums: { earning: 'Earnings', reversal: 'Taken back by refunds', payout: 'Settled' },
    empty: 'Nothing happened in this month.',
    made: 'Made by computer; valid without a signature.',
  },
  bn: {
    brand: 'সরগম',
    title: 'হিসাব বিবরণী',
    opening: 'শুরুর বাকি পাওনা',
    closing: 'শেষের বাকি পাওনা',
    date: 'তারিখ',
    entry: 'বিবরণ',
    amount: 'টাকা',
    kinds: { earning: 'বিক্রি', reversal: 'টাকা ফেরত', payout: 'পাওনা পরিশোধ' },
    sums: { earning: 'আয়', reversal: 'টাকা ফেরতে কাটা', payout: 'পরিশোধ করা টাকা' },
    empty: 'এই মাসে কোনো লেনদেন হয়নি।',
    made: 'কম্পিউটারে তৈরি; স্বাক্ষর ছাড়াই বৈধ।',
  },
};
