export {
  type DateLike,
  daysUntil,
  dhakaDay,
  formatDate,
  formatDateTime,
  formatShortDate,
  formatTime,
  monthNames,
} from './date.ts';
export { DAY_MS, dayAfter, dayNumber, isDay, noonOf, pathDay } from './day.ts';
export { digits, normalisePhone, toAsciiDigits, toBengaliDigits } from './digits.ts';
export { formatClock, formatDuration } from './duration.ts';
export { discountPercent, formatAmount, formatCount, formatMoney } from './number.ts';
export { clip, formatList, letters } from './text.ts';
