import type { Language } from './mail.ts';

const locales: Record<Language, string> = { en: 'en-IN', bn: 'bn-BD' };

/** ৳1,25,500.00 or ৳১,২৫,৫০০.০০: lakh grouping, always two decimals, the minus before the sign. */
export const moneyFor = (language: Language, poisha: bigint): string => {
  const whole = poisha < 0n ? -poisha : poisha;
  const taka = new Intl.NumberFormat(locales[language]).format(whole / 100n);
  const rest = [...String(whole % 100n).padStart(2, '0')]
    .map((digit) => new Intl.NumberFormat(locales[language]).format(Number(digit)))
    .join('');
  return `${poisha < 0n ? '−' : ''}৳${taka}.${rest}`;
};

export const numberFor = (language: Language, value: number): string =>
  new Intl.NumberFormat(locales[language]).format(value);

/** 21 November 2026, ২১ নভেম্বর ২০২৬: the day in Dhaka, put together by hand since Intl adds a comma in Bengali. */
export const dateFor = (language: Language, date: Date): string => {
  const format = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'Asia/Dhaka',
  });
  const part = (type: string) => format.formatToParts(date).find((found) => found.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
};
