import { toAsciiDigits } from '@sargam/kit';

const MAX_TAKA = 9_999_999;

const parseTaka = (typed: string): number | undefined => {
  const amount = toAsciiDigits(typed).replace(/[,\s৳]/g, '');
  if (!/^\d+(\.\d+)?$/.test(amount)) return undefined;
  return Math.min(MAX_TAKA, Math.trunc(Number(amount)));
};

/** The range in whole taka, lower price first. A missing bound is undefined. */
export const parsePriceRange = (minText: string, maxText: string): { min?: number; max?: number } => {
  const [min, max] = [parseTaka(minText), parseTaka(maxText)];
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
};
