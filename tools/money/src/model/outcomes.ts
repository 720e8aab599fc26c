import { type OutcomeName, outcomes } from '../../../sandboxes/sslcommerz/src/payments/outcome.ts';
import type { Student } from '../market/student.ts';
import { count, type Household, type UnderReview } from './town.ts';

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

export const endingNames = Object.keys(endings) as OutcomeName[];

/** How the next page ends: each way once in a run, however short it is, and then as often as it weighs. */
export const endingOf = ({ town, chance }: Household, of: UnderReview['of']): OutcomeName => {
  const ending = town.untried[of].shift() ?? chance.weighted(endings);
  count(town.tally, endedAs(of, ending));
  return ending;
};

/** What is counted for a page that ended so. */
export const endedAs = (of: UnderReview['of'], ending: OutcomeName): string => `page of an ${of}: ${ending}`;

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
