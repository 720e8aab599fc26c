export {
  dayMs,
  dhakaDay,
  endOfDhakaDay,
  isCalendarDay,
  lastSecondAfter,
  startOfDhakaDay,
} from './dhaka-day.ts';
