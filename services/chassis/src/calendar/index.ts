export { dayMs, dhakaDay, endOfDhakaDay, isCalendarDay, startOfDhakaDay } from './dhaka-day.ts';
