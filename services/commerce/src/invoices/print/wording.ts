import type { Poisha } from '../../money/poisha.ts';

export type Language = 'en' | 'bn';

// English amounts group in lakhs too, as everybody in Bangladesh reads them.
const locales: Readonly<Record<Language, string>> = { en: 'en-IN', bn: 'bn-BD' };

export const numberIn = (language: Language, value: number | bigint): string =>
  new Intl.NumberFormat(locales[language]).format(value);

const bengaliDigits = '০১২৩৪৫৬৭৮৯';
const digitsIn = (language: Language, text: string): string =>
  language === 'en' ? text : text.replace(/\d/g, (digit) => bengaliDigits[Number(digit)] ?? digit);

/** ৳1,25,500.00 or ৳১,২৫,৫০০.০০; the minus stands before the sign. */
export const moneyIn = (language: Language, amount: Poisha): string => {
  const whole = amount < 0n ? -amount : amount;
  const rest = digitsIn(language, String(whole % 100n).padStart(2, '0'));
  return `${amount < 0n ? '\u2212' : ''}৳${numberIn(language, whole / 100n)}.${rest}`;
};

/** 7.5% or ৭.৫% */
export const percentIn = (language: Language, percent: number): string =>
  `${digitsIn(language, String(percent))}%`;

/** The day in Dhaka: 21 November 2026, ২১ নভেম্বর ২০২৬. Put together by hand, since Intl has a comma in Bengali. */
export const dateIn = (language: Language, date: Date): string => {
  const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  });
  const part = (type: string) => format.formatToParts(date).find((found) => found.type === type)?.value ?? '';
  return `${part('day')}\u00a0${part('month')} ${part('year')}`;
};
