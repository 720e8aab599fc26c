import { toAsciiDigits } from '@sargam/kit';

const MOST = 9_999_999;

const takaOf = (typed: string): number | undefined => {
  const amount = toAsciiDigits(typed).replace(/[,\s৳]/g, '');
  if (!/^\d+(\.\d+)?$/.test(amount)) return undefined;
  return Math.min(MOST, Math.trunc(Number(amount)));
};

/** Two prices as somebody typed them, in whole taka: the lower one first, and an end without a number left open. */
export const pricesTyped = (least: string, most: string): { min?: number; max?: number } => {
  const [min, max] = [takaOf(least), takaOf(most)];
  return min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
};
