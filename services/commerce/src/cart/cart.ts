import type { Access } from '../courses/access.ts';
import { offerForTier, type SoldCourse, type Tier } from '../courses/course.ts';
import { computeTerms } from '../courses/purchase-terms.ts';
import type { CourseId } from '../ids.ts';
import type { SaleLine } from '../orders/quote.ts';

/** What a student chose; prices are the catalogue's and are not kept. */
export interface CartItem {
  readonly courseId: CourseId;
  readonly tier: Tier;
  readonly addedAt: Date;
}

export interface CartLine extends CartItem {
  /** Undefined where the course is no longer sold. */
  readonly sale: SaleLine | undefined;
}

/** More than anyone buys at once, and few enough for one order and one refusal that lists them. */
export const cartLimit = 50;

/** The cart at the catalogue's prices of this moment, for a student who has this access already. */
export const priceCart = (
  choices: readonly CartItem[],
  courses: ReadonlyMap<CourseId, SoldCourse>,
  access: ReadonlyMap<CourseId, Access>,
): readonly CartLine[] =>
  choices.map((choice) => {
    const course = courses.get(choice.courseId);
    return {
      ...choice,
      sale: course?.published ? toSaleLine(course, choice.tier, access.get(course.id)) : undefined,
    };
  });

/** A course at a tier, on the terms of a student who has this access to it; none, for the first time. */
export const toSaleLine = (course: SoldCourse, tier: Tier, access?: Access): SaleLine => {
  const offer = offerForTier(course, tier);
  const { kind, price, upgrades } = computeTerms(offer, access);
  return {
    ...{ kind, upgrades, tierPrice: offer.price },
    courseId: course.id,
    title: course.title,
    instructorId: course.instructorId,
    offer: { ...offer, price },
    bundleCourseIds: course.bundleCourseIds,
  };
};

export const availableLines = (lines: readonly CartLine[]): readonly SaleLine[] =>
  lines.map((line) => line.sale).filter((sale) => sale !== undefined);

/** Whether the buyer saw this cart. Courses that are no longer sold count neither way: they cost nothing. */
export const isSameCart = (lines: readonly CartLine[], seen: readonly CourseId[]): boolean => {
  const sold = new Set(availableLines(lines).map((sale) => sale.courseId));
  const gone = new Set(lines.filter((line) => !line.sale).map((line) => line.courseId));
  const wanted = new Set(seen.filter((course) => !gone.has(course)));
  return sold.size === wanted.size && [...sold].every((course) => wanted.has(course));
};
