import type { Access } from '../access/access.ts';
import { computeTerms, type PurchaseKind } from '../access/purchase-terms.ts';
import { type Offer, offerForTier, type PricedCourse, type Tier } from '../courses/course.ts';
import type { CourseId, OrderId } from '../ids.ts';
import type { Poisha } from '../money/poisha.ts';

/** A course and tier in the cart. Prices are not stored; the catalogue has them. */
export interface CartItem {
  readonly courseId: CourseId;
  readonly tier: Tier;
  readonly addedAt: Date;
}

/** A course with its price for this student. */
export interface SaleLine {
  readonly courseId: CourseId;
  readonly title: { readonly en: string; readonly bn: string };
  readonly instructorId: string;
  /** The tier with the price that this student pays. */
  readonly offer: Offer;
  readonly kind: PurchaseKind;
  /** Full price of the tier. An upgrade's offer price is the difference, which is less. */
  readonly tierPrice: Poisha;
  /** The order whose tier an upgrade replaces. */
  readonly upgrades: OrderId | undefined;
  readonly bundleCourseIds: readonly string[];
}

export interface CartLine extends CartItem {
  /** Undefined when the course is no longer sold. */
  readonly sale: SaleLine | undefined;
}

/** Few enough for one order and for one error message that lists all courses. */
export const cartLimit = 50;

/** What the prices of a cart depend on: the courses as the catalogue sells them now, and the student's access to them. */
export interface CartPrices {
  readonly courses: ReadonlyMap<CourseId, PricedCourse>;
  readonly access: ReadonlyMap<CourseId, Access>;
}

export const priceCart = (items: readonly CartItem[], { courses, access }: CartPrices): readonly CartLine[] =>
  items.map((item) => {
    const course = courses.get(item.courseId);
    return {
      ...item,
      sale: course?.published ? toSaleLine(course, item.tier, access.get(course.id)) : undefined,
    };
  });

/**
 * The sale line of a course at a tier, on the terms for this access; without access it is a first purchase. Undefined when the course
 * has no offer for the tier.
 */
export const toSaleLine = (course: PricedCourse, tier: Tier, access?: Access): SaleLine | undefined => {
  const offer = offerForTier(course, tier);
  if (!offer) return undefined;
  const { kind, price, upgrades } = computeTerms(offer, access);
  return {
    kind,
    upgrades,
    tierPrice: offer.price,
    courseId: course.id,
    title: course.title,
    instructorId: course.instructorId,
    offer: { ...offer, price },
    bundleCourseIds: course.bundleCourseIds,
  };
};

export const availableLines = (lines: readonly CartLine[]): readonly SaleLine[] =>
  lines.map((line) => line.sale).filter((sale) => sale !== undefined);

/** Whether the buyer saw this cart. Courses that are no longer sold are ignored: they cost nothing. */
export const isSameCart = (lines: readonly CartLine[], shownCourses: readonly CourseId[]): boolean => {
  const sold = new Set(availableLines(lines).map((sale) => sale.courseId));
  const unavailable = new Set(lines.filter((line) => !line.sale).map((line) => line.courseId));
  const shownCourseIds = new Set(shownCourses.filter((course) => !unavailable.has(course)));
  return sold.size === shownCourseIds.size && [...sold].every((course) => shownCourseIds.has(course));
};
