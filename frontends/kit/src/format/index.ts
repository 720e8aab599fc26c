export {
  type DateLike,
  dateInDhaka,
  daysUntil,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  monthNames,
} from './date.ts';
export { addDays, DAY_MS, daysSinceEpoch, formatApiDate, isCalendarDate, noonInDhaka } from './day.ts';
export { localizeDigits, normalisePhone, toAsciiDigits, toBengaliDigits } from './digits.ts';
export { formatClock, formatDuration } from './duration.ts';
export { monthRange, previousMonth, recentMonths } from './month.ts';
export { discountPercent, formatAmount, formatCount, formatMoney } from './number.ts';
export { formatList, splitGraphemes, truncateText } from './text.ts';
