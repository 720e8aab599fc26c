import { dateIn as dayIn, digitsIn, type Language } from '@sargam/chassis/wording';

export { type Language, moneyIn, numberIn } from '@sargam/chassis/wording';

/** 7.5% or ৭.৫% */
export const formatPercent = (language: Language, percent: number): string =>
  `${digitsIn(language, String(percent))}%`;

/** 21 November 2026, ২১ নভেম্বর ২০২৬; day and month stay on one line. */
export const formatDate = (language: Language, date: Date): string =>
  dayIn(language, date).replace(' ', '\u00a0');
