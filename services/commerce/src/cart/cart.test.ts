import { offerAt, type SoldCourse, tierMatching } from '../courses/course.ts';
import type { CourseId } from '../ids.ts';
import { isCartSeen, priced, salesIn } from './cart.ts';

const guitar: SoldCourse = {
  id: 'guitar' as CourseId,
  title: { en: 'Guitar', bn: 'গিটার' },
  instructorId: 'I1',
  published: true,
  standard: { tier: 'standard', price: 100_000n, oldPrice: 120_000n, validityDays: 30 },
  tiers: [{ tier: 'gold', price: 250_000n, oldPrice: 300_000n, validityDays: 180 }],
  bundleCourseIds: [],
};
const drums: SoldCourse = { ...guitar, id: 'drums' as CourseId, published: false };
const courses = new Map([guitar, drums].map((course) => [course.id, course]));
const choice = (courseId: string) => ({
  courseId: courseId as CourseId,
  tier: 'gold' as const,
  addedAt: new Date(0),
});

it('an empty tier costs what the course itself costs', () => {
  expect(offerAt(guitar, 'gold').price).toBe(250_000n);
  expect(offerAt(guitar, 'diamond')).toEqual(guitar.standard);
});

it('an old client means the tier whose price and validity match', () => {
  expect(tierMatching(guitar, 250_000n, 180)).toBe('gold');
  expect(tierMatching(guitar, 100_000n, 30)).toBe('standard');
  expect(tierMatching(guitar, 100_000n, 180)).toBeUndefined();
});

it('a course that is unpublished or gone stays in the cart and is not sold', () => {
  const lines = priced([choice('guitar'), choice('drums'), choice('gone')], courses, new Map());
  expect(lines.map((line) => line.sale !== undefined)).toEqual([true, false, false]);
  expect(salesIn(lines)).toHaveLength(1);
});

it.each([
  [['guitar'], true],
  [['guitar', 'drums'], true],
  [['guitar', 'piano'], false],
  [['drums'], false],
  [[], false],
])('a buyer who saw %j saw this cart: %s', (seen, is) => {
  const lines = priced([choice('guitar'), choice('drums')], courses, new Map());
  expect(isCartSeen(lines, seen as CourseId[])).toBe(is);
});
