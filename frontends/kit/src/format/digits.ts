const BENGALI = '০১২৩৪৫৬৭৮৯';

export type FormatLanguage = 'en' | 'bn';

export const toBengaliDigits = (text: string | number): string =>
  String(text).replace(/[0-9]/g, (digit) => BENGALI[Number(digit)] ?? digit);

/** What a person typed in either script, as the machine reads it: ০১৭ → 017. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String(BENGALI.indexOf(digit)));

/** Digits of the page's language in a text that is already complete (a clock, a year). */
export const localizeDigits = (text: string | number, language: FormatLanguage): string =>
  language === 'bn' ? toBengaliDigits(text) : String(text);

/** A phone number as it is stored: ASCII digits, no spaces, without Bangladesh's country code. */
export const normalisePhone = (typed: string): string =>
  toAsciiDigits(typed)
    .replace(/[\s().\-\u2010-\u2015\u200B-\u200F]/g, '')
    .replace(/^(?:\+|00)?880(?=1\d{9}$)/, '0');
