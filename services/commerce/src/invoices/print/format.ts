import { formatDate as dayIn, formatDigits, type Language } from '@sargam/chassis/formatting';

export { formatMoney, formatNumber, type Language } from '@sargam/chassis/formatting';

/** 7.5% or ৭.৫% */
export const formatPercent = (language: Language, percent: number): string =>
  `${formatDigits(language, String(percent))}%`;

/** 21 November 2026, ২১ নভেম্বর ২০২৬; day and month stay on one line. */
export const formatDate = (language: Language, date: Date): string =>
  dayIn(language, date).replace(' ', '\u00a0');
