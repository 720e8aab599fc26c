import { toLatinDigits } from '@sargam/chassis/formatting';
import { z } from 'zod';

const parseDigits = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  const typed = toLatinDigits(value.trim());
  return /^\d+$/.test(typed) ? Number(typed) : value;
};

/** A number, or a text of Latin or Bengali digits only; an empty text, 1e2 and 0x1F are rejected. */
export const digitsField = (min: number, max: number) =>
  z.preprocess(parseDigits, z.number('digits only').int('digits only').min(min, 'digits only').max(max));
