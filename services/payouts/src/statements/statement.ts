import type { LocalizedText } from '../database.ts';

export type EntryKind = 'earning' | 'reversal' | 'payout';

/** One line of a statement. The amount is positive for an earning, negative for a reversal and a payout; in poisha. */
export interface StatementEntry {
  readonly kind: EntryKind;
  readonly at: Date;
  /** The order of an earning or a reversal, the settlement of a payout. */
  readonly reference: string;
  readonly title: LocalizedText;
  readonly amount: bigint;
}

/** opening + earnings + reversals + payouts = closing. */
export interface Statement {
  readonly year: number;
  readonly month: number;
  readonly instructor: { readonly id: string; readonly name: LocalizedText };
  readonly opening: bigint;
  readonly sums: Readonly<Record<EntryKind, bigint>>;
  readonly closing: bigint;
  readonly entries: readonly StatementEntry[];
}

export const sumByKind = (entries: readonly StatementEntry[]): Record<EntryKind, bigint> => {
  const sums = { earning: 0n, reversal: 0n, payout: 0n };
  for (const { kind, amount } of entries) sums[kind] += amount;
  return sums;
};

/** By time; entries of one moment by kind and reference, so that equal months give equal statements. */
export const sortEntries = (entries: readonly StatementEntry[]): StatementEntry[] => {
  const place = ({ at, kind, reference }: StatementEntry) => `${at.toISOString()} ${kind} ${reference}`;
  return entries.toSorted((one, other) => (place(one) < place(other) ? -1 : 1));
};

/** First day of the month and of the next month, ISO 8601. */
export const monthDays = (year: number, month: number): { readonly first: string; readonly next: string } => {
  const day = (ofYear: number, ofMonth: number) => `${ofYear}-${String(ofMonth).padStart(2, '0')}-01`;
  return { first: day(year, month), next: month === 12 ? day(year + 1, 1) : day(year, month + 1) };
};
