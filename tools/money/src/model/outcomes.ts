import { type OutcomeName, outcomes } from '../../../sandboxes/sslcommerz/src/payments/outcome.ts';
import type { Student } from '../market/student.ts';
import type { Household } from './town.ts';

/** How pages end, and how often: every button of the gateway's page. */
export const endings = {
  'pay-lose-ipn': 30,
  pay: 18,
  'pay-ipn-first': 8,
  'pay-ipn-thrice': 5,
  'pay-ipn-late': 3,
  'pay-lose-redirect': 6,
  'pay-lose-both': 3,
  'pay-risky': 4,
  'pay-tampered': 3,
  'bad-signature': 3,
  decline: 7,
  cancel: 5,
  leave: 3,
  expire: 2,
} as const satisfies Record<OutcomeName, number>;

/** Presses a button of the page, and brings back to commerce what the browser would. */
export const endPage = async (
  { town, chance }: Household,
  student: Student,
  page: string,
  outcome: OutcomeName,
): Promise<void> => {
  const fields = await town.rig.sandbox.buyer(page, outcome);
  if (!('returns' in outcomes[outcome])) return;
  const { commerce } = student.calls;
  // The browser comes back once, or again and again.
  const returns = chance.percent(10) ? 3 : 1;
  await Promise.all(Array.from({ length: returns }, () => commerce.returnFromGateway({ fields })));
};
