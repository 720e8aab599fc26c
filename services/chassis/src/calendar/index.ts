export {
  dayMs,
  dhakaDay,
  endOfDhakaDay,
  isCalendarDay,
  lastSecondOfDhakaDayAfter,
  startOfDhakaDay,
} from './dhaka-day.ts';
