const BENGALI = '০১২৩৪৫৬৭৮৯';

export type FormatLanguage = 'en' | 'bn';

export const toBengaliDigits = (text: string | number): string =>
  String(text).replace(/[0-9]/g, (digit) => BENGALI[Number(digit)] ?? digit);

/** Converts Bengali digits to ASCII: ০১৭ → 017. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(BENGALI.indexOf(digit)));

/** Writes the digits of a formatted text (a clock, a year) in the script of the language. */
export const localizeDigits = (text: string | number, language: FormatLanguage): string =>
  language === 'bn' ? toBengaliDigits(text) : String(text);

/** Converts a phone number to its stored form: ASCII digits, no spaces, no country code of Bangladesh. */
export const normalisePhone = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().\-\u2010-\u2015\u200B-\u200F]/g, '')
    .replace(/^(?:\+|00)?880(?=1\d{9}$)/, '0');
