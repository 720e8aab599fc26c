import { percentOf } from '@sargam/chassis/amounts';
import { startOfDhakaDay } from '@sargam/chassis/calendar';
import type { Poisha } from './poisha.ts';

const feeSince = startOfDhakaDay('2022-05-22');

/** The amount minus the usual fee of 2.5 % since 22-5-2022, for payments without a reported `store_amount` (decision M10). */
export const receivedAfterUsualFee = (amount: Poisha, paidAt: Date): Poisha =>
  paidAt < feeSince ? amount : amount - percentOf(amount, 2.5);
