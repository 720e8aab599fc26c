/** The languages of the site. */
export type Language = 'en' | 'bn';

/** Creating a format costs a hundred times as much as using it, so each one is created once, at its first use. */
const memoizeByLanguage = <F>(make: (language: Language) => F): ((language: Language) => F) => {
  const formats = new Map<Language, F>();
  return (language) => {
    const format = formats.get(language) ?? make(language);
    formats.set(language, format);
    return format;
  };
};

// English amounts are grouped in lakhs too, as is usual in Bangladesh.
const numbers = memoizeByLanguage((language) => new Intl.NumberFormat(language === 'bn' ? 'bn-BD' : 'en-IN'));
const dates = memoizeByLanguage(
  (language) =>
    new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Dhaka',
    }),
);

export const formatNumber = (language: Language, value: number | bigint): string =>
  numbers(language).format(value);

const bengaliDigits = '০১২৩৪৫৬৭৮৯';

/** The text with the language's digits. */
export const formatDigits = (language: Language, text: string): string =>
  language === 'en' ? text : text.replace(/\d/g, (digit) => bengaliDigits[Number(digit)] ?? digit);

/** Replaces Bengali digits by Latin ones: users may type either. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(bengaliDigits.indexOf(digit)));

/** Formats poisha as ৳1,25,500.00 or ৳১,২৫,৫০০.০০: always two decimals, the minus before the currency sign. */
export const formatMoney = (language: Language, poisha: bigint): string => {
  const whole = poisha < 0n ? -poisha : poisha;
  const rest = formatDigits(language, String(whole % 100n).padStart(2, '0'));
  return `${poisha < 0n ? '\u2212' : ''}৳${formatNumber(language, whole / 100n)}.${rest}`;
};

/** The day in Dhaka: 21 November 2026, ২১ নভেম্বর ২০২৬. Joined here, because Intl adds a comma in Bengali. */
export const formatDate = (language: Language, date: Date): string => {
  const parts = dates(language).formatToParts(date);
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? '';
  return `${part('day')} ${part('month')} ${part('year')}`;
};
