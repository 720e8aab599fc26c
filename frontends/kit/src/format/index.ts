export {
  type DateLike,
  daysUntil,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  monthNames,
  pathDate,
} from './date.ts';
export { DAY_MS, dayAfter, dayNumber, isDay, noonOf } from './day.ts';
export { digits, normalisePhone, toAsciiDigits, toBengaliDigits } from './digits.ts';
export { formatClock, formatDuration } from './duration.ts';
export { discountPercent, formatAmount, formatCount, formatMoney } from './number.ts';
export { clip, formatList, letters } from './text.ts';
