import { dayMs, dhakaDay, startOfDhakaDay } from '@sargam/chassis/calendar';
import { seededRandom } from '@sargam/chassis/property-testing';
import { accounts } from './accounts.ts';
import { courses } from './courses.ts';
import type { CourseContent, PaymentMethod, PlannedOrder, TierName } from './types.ts';

type Random = () => number;

const pickWeighted = <T>(random: Random, choices: readonly (readonly [T, number])[]): T => {
  let remaining = random() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of choices) {
    remaining -= weight;
    if (remaining < 0) return choice;
  }
  throw new Error('no choices');
};

const tierWeights: readonly (readonly [TierName, number])[] = [
  ['silver', 5],
  ['gold', 4],
  ['diamond', 1.5],
];

const methodWeights: readonly (readonly [PaymentMethod, number])[] = [
  ['bKash', 6],
  ['Nagad', 2.5],
  ['VISA', 1.5],
];

/** More orders at weekends and in the first days of a month. */
const countOrdersOn = (random: Random, day: Date): number => {
  const weekday = day.getUTCDay();
  const busy = (weekday === 5 || weekday === 6 ? 2 : 1.2) + (day.getUTCDate() <= 5 ? 1 : 0);
  return Math.floor(random() * busy * 1.7 + 0.8);
};

const pickTimeOn = (random: Random, midnight: number): Date =>
  new Date(midnight + (10 + Math.sqrt(random()) * 13.5) * 3_600_000);

/** Featured courses sell three times as often, and expensive courses less often. */
const popularity = (course: CourseContent): number =>
  (course.featured ? 3 : 1) * (150_000 / Number(course.standard.pricePoisha));

interface PurchaseHistory {
  readonly taken: Set<string>;
  readonly usedCoupons: Set<string>;
}

const planOrder = (
  random: Random,
  history: PurchaseHistory,
  serial: number,
  at: Date,
): PlannedOrder | undefined => {
  const buyers = accounts.filter(({ role, key }) => role === 'student' && key !== 'student');
  const student = buyers[Math.floor(random() * buyers.length)]?.key ?? '';
  const offered = courses.filter(
    ({ published, key }) => published && !history.taken.has(`${student}/${key}`),
  );
  if (offered.length === 0) return undefined;
  const first = pickWeighted(
    random,
    offered.map((course) => [course, popularity(course)] as const),
  );
  const more =
    random() < 0.14
      ? offered.find(({ category, key }) => category === first.category && key !== first.key)
      : undefined;
  const lines = [first, ...(more ? [more] : [])].map(({ key }) => {
    const tier = pickWeighted(random, tierWeights);
    // Two Diamond courses can cost more than the import of an order may without a second admin.
    return { course: key, tier: more && tier === 'diamond' ? 'gold' : tier } as const;
  });
  const coupon = pickWeighted<string | undefined>(random, [
    [undefined, 8],
    ['WELCOME10', 2],
    ['BOISHAKH15', 0.7],
  ]);
  const fresh = coupon && !history.usedCoupons.has(`${student}/${coupon}`) ? coupon : undefined;
  const outcome = random() < 0.09 ? 'failed' : 'paid';
  if (outcome === 'paid') {
    for (const { course } of lines) history.taken.add(`${student}/${course}`);
    if (fresh) history.usedCoupons.add(`${student}/${fresh}`);
  }
  return {
    reference: `DEMO-${String(serial).padStart(4, '0')}`,
    student,
    lines,
    ...(fresh ? { coupon: fresh } : {}),
    method: pickWeighted(random, methodWeights),
    outcome,
    at,
  };
};

/** Days between two orders of the months before the last thirty days. */
const earlierOrderGap = 4;

/**
 * The orders of the five months before `now`, oldest first: many in the last thirty days, few before. The same `now` gives the same
 * plan. An order's reference is the number in which it was planned, so plans of different days use the same references; the import
 * keeps stored orders.
 */
export const planOrders = (now: Date, seed = 2022): PlannedOrder[] => {
  const draw = seededRandom(seed);
  const random: Random = () => draw(2 ** 32) / 2 ** 32;
  const history: PurchaseHistory = { taken: new Set(), usedCoupons: new Set() };
  const today = startOfDhakaDay(dhakaDay(now)).getTime();
  const plan: PlannedOrder[] = [];
  const planDay = (back: number, countOn: (day: Date) => number): void => {
    const midnight = today - back * dayMs;
    const count = countOn(new Date(dhakaDay(new Date(midnight))));
    const times = Array.from({ length: count }, () => pickTimeOn(random, midnight));
    for (const at of times.toSorted((a, b) => a.getTime() - b.getTime())) {
      const order = planOrder(random, history, plan.length + 1, at);
      if (order) plan.push(order);
    }
  };
  for (let back = 30; back >= 1; back--) planDay(back, (day) => countOrdersOn(random, day));
  for (let back = 150; back > 30; back -= earlierOrderGap) planDay(back, () => 1);
  return plan.toSorted((one, other) => one.at.getTime() - other.at.getTime());
};
