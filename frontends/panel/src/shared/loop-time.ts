import { toAsciiDigits } from '@sargam/kit';

/** Seconds as 01:02.3, with Latin digits. */
export const formatLoopTime = (seconds: number): string => {
  const tenths = Math.round(seconds * 10);
  const pad = (part: number): string => String(part).padStart(2, '0');
  return `${pad(Math.floor(tenths / 600))}:${pad(Math.floor(tenths / 10) % 60)}.${tenths % 10}`;
};

/** Parses 62.3, 1:02.3 or 1:02, with the digits of either language and a point or a comma. Undefined if it is no time. */
export const parseLoopTime = (typed: string): number | undefined => {
  const match = /^(?:(\d{1,3}):([0-5]?\d)|(\d{1,5}))(?:[.,](\d))?$/.exec(toAsciiDigits(typed.trim()));
  if (!match) return undefined;
  const [, minutes = '0', secondsAfterMinutes, seconds = '0', tenths = '0'] = match;
  return Number(minutes) * 60 + Number(secondsAfterMinutes ?? seconds) + Number(tenths) / 10;
};
