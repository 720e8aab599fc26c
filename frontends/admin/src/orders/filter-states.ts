import type { ApiSchemas } from '@sargam/kit';

/** The states of the filter; `created` means every order that can still be paid. */
export const filterStates = [
  'review',
  'created',
  'paid',
  'partly_refunded',
  'refunded',
  'failed',
  'cancelled',
  'expired',
] as const satisfies readonly ApiSchemas['OrderState'][];
