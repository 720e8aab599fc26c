import { findTierByPrice, offerForTier, type PricedCourse } from '../courses/course.ts';
import type { CourseId } from '../ids.ts';
import { availableLines, isSameCart, priceCart } from './cart.ts';

const guitar: PricedCourse = {
  id: 'guitar' as CourseId,
  title: { en: 'Guitar', bn: 'গিটার' },
  instructorId: 'I1',
  published: true,
  standard: { tier: 'standard', price: 100_000n, oldPrice: 120_000n, validityDays: 30 },
  tiers: [{ tier: 'gold', price: 250_000n, oldPrice: 300_000n, validityDays: 180 }],
  bundleCourseIds: [],
};
const drums: PricedCourse = { ...guitar, id: 'drums' as CourseId, published: false };
const courses = new Map([guitar, drums].map((course) => [course.id, course]));
const item = (courseId: string) => ({
  courseId: courseId as CourseId,
  tier: 'gold' as const,
  addedAt: new Date(0),
});

it('a tier without an offer has the price of the course', () => {
  expect(offerForTier(guitar, 'gold')?.price).toBe(250_000n);
  expect(offerForTier(guitar, 'diamond')).toEqual(guitar.standard);
});

it('a tier without an offer is not sold if the course has no standard offer', () => {
  const course = { ...guitar, standard: undefined };
  expect(offerForTier(course, 'diamond')).toBeUndefined();
  const items = [{ ...item('guitar'), tier: 'diamond' as const }, item('guitar')];
  const prices = { courses: new Map([[guitar.id, course]]), access: new Map() };
  expect(priceCart(items, prices).map(({ sale }) => sale?.offer.price)).toEqual([undefined, 250_000n]);
});

it('a request without a tier gets the tier whose price and validity match', () => {
  expect(findTierByPrice(guitar, 250_000n, 180)).toBe('gold');
  expect(findTierByPrice(guitar, 100_000n, 30)).toBe('standard');
  expect(findTierByPrice(guitar, 100_000n, 180)).toBeUndefined();
});

it('an unpublished or deleted course stays in the cart and is not sold', () => {
  const lines = priceCart([item('guitar'), item('drums'), item('deleted')], { courses, access: new Map() });
  expect(lines.map((line) => line.sale !== undefined)).toEqual([true, false, false]);
  expect(availableLines(lines)).toHaveLength(1);
});

it.each([
  [['guitar'], true],
  [['guitar', 'drums'], true],
  [['guitar', 'piano'], false],
  [['drums'], false],
  [[], false],
])('a buyer who was shown %j was shown this cart: %s', (shown, expected) => {
  const lines = priceCart([item('guitar'), item('drums')], { courses, access: new Map() });
  expect(isSameCart(lines, shown as CourseId[])).toBe(expected);
});
