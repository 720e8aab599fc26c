import {
  type DateLike,
  formatAmount,
  formatClock,
  formatCount,
  formatDate,
  formatDateTime,
  formatDuration,
  formatList,
  formatMoney,
  formatShortDate,
  formatTime,
  localizeDigits,
} from '../format/index.ts';
import type { Language } from './language.ts';
import { useLanguage, useTranslate } from './useTranslate.ts';

/** Formats of a language. Amounts are in taka, durations in seconds. */
const createFormat = (language: Language) => ({
  money: (taka: number) => formatMoney(taka, language),
  amount: (taka: number) => formatAmount(taka, language),
  count: (count: number) => formatCount(count, language),
  digits: (text: string | number) => localizeDigits(text, language),
  date: (date: DateLike) => formatDate(date, language),
  shortDate: (date: DateLike) => formatShortDate(date, language),
  dateTime: (date: DateLike) => formatDateTime(date, language),
  time: (date: DateLike) => formatTime(date, language),
  clock: (seconds: number) => formatClock(seconds, language),
  duration: (seconds: number) => formatDuration(seconds, language),
  list: (items: readonly string[]) => formatList(items, language),
});

const formatByLanguage = { en: createFormat('en'), bn: createFormat('bn') } as const;

/** Formats numbers, money, dates and durations in the page's language. */
export const useFormat = () => formatByLanguage[useLanguage()];

/** Texts and formats of the page's language: `const { t, format } = useI18n()`. */
export const useI18n = () => ({ t: useTranslate(), format: useFormat() });
