import type { Fields } from '../signature/signature.ts';

/** Constant fields of instalments and offers, which this sandbox does not support. */
export const unsupportedFeatureFields = {
  emi_instalment: '0',
  emi_amount: '0.00',
  discount_percentage: '0',
  discount_remarks: '',
} as const;

export const pickFields = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
