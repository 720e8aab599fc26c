import { type OutcomeName, outcomes } from '@sargam/sslcommerz-sandbox/payments/outcome';
import type { Student } from '../shop/student.ts';
import { addToTally, type SimulatedClient, type UnderReview } from './simulation-context.ts';

/** Weights of all outcomes of a payment page. */
export const outcomeWeights = {
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

export const outcomeNames = Object.keys(outcomeWeights) as OutcomeName[];

/** Chooses the next outcome: every outcome once per run, then by weight. */
export const chooseOutcome = (
  { context, random }: SimulatedClient,
  kind: UnderReview['kind'],
): OutcomeName => {
  const outcome = context.unusedOutcomes[kind].shift() ?? random.weighted(outcomeWeights);
  addToTally(context.tally, outcomeLabel(kind, outcome));
  return outcome;
};

/** Tally label of a page outcome. */
export const outcomeLabel = (kind: UnderReview['kind'], outcome: OutcomeName): string =>
  `page of an ${kind}: ${outcome}`;

/** Completes the page and sends the returned form to commerce, as the browser does. */
export const finishPage = async (
  { context, random }: SimulatedClient,
  student: Student,
  page: string,
  outcome: OutcomeName,
): Promise<void> => {
  const fields = await context.system.sandbox.completePage(page, outcome);
  if (!('returns' in outcomes[outcome])) return;
  const { commerce } = student.calls;
  // The browser returns once or several times.
  const returns = random.percent(10) ? 3 : 1;
  await Promise.all(Array.from({ length: returns }, () => commerce.returnFromGateway({ fields })));
};
