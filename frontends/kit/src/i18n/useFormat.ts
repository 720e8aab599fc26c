import { useMemo } from 'react';
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
import { useLanguage } from './useTranslate.ts';

/** Numbers, money, dates and durations as the page's language writes them. Amounts are taka, durations seconds. */
export const useFormat = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
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
    }),
    [language],
  );
};
