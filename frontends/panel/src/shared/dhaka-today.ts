const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dhaka' });

/** The day it is in Dhaka, 2026-11-21. */
export const dhakaToday = (now: number = Date.now()): string => day.format(now);
