import { type FormatLanguage, localizeDigits } from './digits.ts';

// English amounts are grouped in lakhs as well, which is usual in Bangladesh.
const locale = { en: 'en-IN', bn: 'bn-BD' } as const;

const formatters = new Map<string, Intl.NumberFormat>();
const formatterFor = (language: FormatLanguage, fraction?: number): Intl.NumberFormat => {
  const key = `${language}${fraction ?? ''}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    const options = { minimumFractionDigits: fraction, maximumFractionDigits: fraction ?? 2 };
    formatter = new Intl.NumberFormat(locale[language], options);
    formatters.set(key, formatter);
  }
  return formatter;
};

const groupInLakhs = (whole: string): string => whole.replace(/(\d)(?=(?:\d\d)+\d$)/g, '$1,');

/**
 * Gives the same result as `Intl.NumberFormat`. Whole numbers, and numbers with no more decimals than are shown, do not
 * use it, because creating the first formatter takes 0.1 s on a phone.
 */
const formatNumber = (value: number, language: FormatLanguage, fraction?: number): string => {
  const text = String(value);
  const [, whole, decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined || decimals.length > (fraction ?? 2))
    return formatterFor(language, fraction).format(value);
  const shownDecimals = decimals.padEnd(fraction ?? 0, '0');
  return localizeDigits(groupInLakhs(whole) + (shownDecimals && `.${shownDecimals}`), language);
};

/** 1250 → 1,250 / ১,২৫০ */
export const formatCount = (count: number, language: FormatLanguage): string => formatNumber(count, language);

/** Taka with two decimals and the sign first: −৳1,25,500.00 / −৳১,২৫,৫০০.০০ */
export const formatMoney = (taka: number, language: FormatLanguage): string =>
  `${taka < 0 ? '\u2212' : ''}৳${formatNumber(Math.abs(taka), language, 2)}`;

/** Taka inside a sentence, without currency sign, and without decimals for a whole amount: 200 / ২০০ */
export const formatAmount = (taka: number, language: FormatLanguage): string =>
  formatNumber(taka, language, Number.isInteger(taka) ? 0 : 2);

/** The discount in per cent, rounded to a whole number; undefined without a discount. */
export const discountPercent = (price: number, oldPrice: number | undefined): number | undefined => {
  if (!oldPrice || oldPrice <= price) return undefined;
  return Math.abs(Math.round((price / oldPrice) * 100 - 100)) || undefined;
};
