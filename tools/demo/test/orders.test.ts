import {
  accounts,
  couponPurchases,
  coupons,
  courses,
  giftCards,
  planOrders,
  planTourOrders,
  storePurchases,
  tourCourses,
  tourStudent,
  tourWishes,
} from '../src/content/index.ts';

const now = new Date('2026-11-21T09:30:00Z');
const plan = planOrders(now);
const paid = plan.filter(({ outcome }) => outcome === 'paid');

describe('the plan of orders', () => {
  it('is the same for the same day', () => {
    expect(planOrders(now)).toEqual(plan);
    expect(planOrders(new Date('2026-11-21T15:00:00Z'))).toEqual(plan);
  });

  it('has at least 35 orders on at least 18 of the thirty days before now', () => {
    const recent = plan.filter(({ at }) => at.getTime() > now.getTime() - 32 * 86_400_000);
    const days = new Set(recent.map(({ at }) => at.toISOString().slice(0, 10)));
    expect(recent.length).toBeGreaterThanOrEqual(35);
    expect(days.size).toBeGreaterThanOrEqual(18);
    for (const { at } of plan) expect(at.getTime()).toBeLessThan(now.getTime());
  });

  it('has orders in each of the four months before the last thirty days', () => {
    for (const months of [1, 2, 3, 4]) {
      const [until, from] = [months, months + 1].map((count) => now.getTime() - count * 30 * 86_400_000);
      expect(paid.some(({ at }) => at.getTime() > Number(from) && at.getTime() <= Number(until))).toBe(true);
    }
  });

  it('has every payment method, some coupons and some failed orders', () => {
    expect(new Set(plan.map(({ method }) => method))).toEqual(new Set(['bKash', 'Nagad', 'VISA']));
    expect(plan.filter(({ coupon }) => coupon).length).toBeGreaterThanOrEqual(4);
    expect(plan.length - paid.length).toBeGreaterThanOrEqual(2);
  });

  it('has only orders that the services accept', () => {
    const bought = paid.flatMap(({ student, lines }) => lines.map(({ course }) => `${student}/${course}`));
    const used = paid.flatMap(({ student, coupon }) => (coupon ? [`${student}/${coupon}`] : []));
    expect(new Set(bought).size).toBe(bought.length);
    expect(new Set(used).size).toBe(used.length);
    expect(new Set(plan.map(({ reference }) => reference)).size).toBe(plan.length);
    for (const { student, lines, coupon } of plan) {
      expect(accounts.find(({ key }) => key === student)?.role).toBe('student');
      if (coupon) expect(coupons.map(({ code }) => code)).toContain(coupon);
      for (const line of lines) {
        const course = courses.find(({ key }) => key === line.course);
        expect(course?.published).toBe(true);
        expect(course?.tiers[line.tier]).toBeDefined();
      }
    }
  });

  it('has no order above the ceiling of imports, on any day of a year', () => {
    const priceOf = ({ course, tier }: (typeof plan)[number]['lines'][number]): bigint =>
      courses.find(({ key }) => key === course)?.tiers[tier]?.pricePoisha ?? 0n;
    for (let day = 0; day < 365; day += 1)
      for (const { lines } of planOrders(new Date(now.getTime() + day * 86_400_000)))
        expect(lines.reduce((sum, line) => sum + priceOf(line), 0n)).toBeLessThanOrEqual(1_000_000n);
  });

  it('has no order of the demo student, who has orders of two courses beside the plan', () => {
    expect(plan.filter(({ student }) => student === tourStudent)).toEqual([]);
    const orders = planTourOrders(now);
    expect(orders.flatMap(({ lines }) => lines.map(({ course }) => course))).toEqual(tourCourses);
    for (const { lines, at } of orders) {
      const { tiers, bundle } = courses.find(({ key }) => key === lines[0]?.course) ?? {};
      expect(bundle).toBeUndefined();
      const endsAt = at.getTime() + Number(tiers?.gold?.validityDays) * 86_400_000;
      expect(endsAt).toBeGreaterThan(now.getTime() + 7 * 86_400_000);
    }
    for (const key of tourWishes)
      expect(courses.find((course) => course.key === key)).toMatchObject({ published: true });
  });
});

it('store orders and orders with coupons name existing students, cards, courses and coupons, and each coupon once', () => {
  const students = new Set(accounts.filter(({ role }) => role === 'student').map(({ key }) => key));
  for (const { buyer, receiver = buyer, card } of storePurchases) {
    expect(students).toContain(buyer);
    expect(students).toContain(receiver);
    expect(giftCards.map(({ key }) => key)).toContain(card);
  }
  for (const { student, course, coupon } of couponPurchases) {
    expect(students).toContain(student);
    expect(courses.find(({ key }) => key === course)).toMatchObject({ published: true });
    expect(coupons.map(({ code }) => code)).toContain(coupon);
  }
  expect(new Set(couponPurchases.map(({ coupon }) => coupon)).size).toBe(couponPurchases.length);
});
