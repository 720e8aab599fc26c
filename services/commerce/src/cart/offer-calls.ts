import { domainError } from '@sargam/chassis/errors';
import type { CommerceServiceImplementation, CourseOffer } from '@sargam/proto/commerce/v1/commerce';
import type { Access } from '../access/access.ts';
import { computeAccessEnd, computeTerms, toKindMessage } from '../access/purchase-terms.ts';
import { readAccess } from '../access/read-access.ts';
import type { Offer } from '../courses/course.ts';
import { toOfferMessage } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId } from '../ids.ts';
import { requireStudentAccess } from '../people/require-owner.ts';

/** Price and kind of each tier of a course for a student: new, extension or upgrade. */
export const offerCalls = (deps: Deps) =>
  ({
    async getCourseOffers(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const id = parseCourseId(request.courseId);
      const [courses, access] = await Promise.all([deps.fetchCourses([id]), readAccess(deps, student, [id])]);
      const course = courses.get(id);
      if (!course?.published) throw domainError.notFound('course-not-found', 'This course is not available.');
      const now = deps.clock();
      return {
        offers: [course.standard, ...course.tiers].map((offer) => toCourseOffer(offer, access.get(id), now)),
      };
    },
  }) satisfies Partial<CommerceServiceImplementation>;

const toCourseOffer = (offer: Offer, access: Access | undefined, now: Date): CourseOffer => {
  const { kind, price } = computeTerms(offer, access);
  return {
    offer: toOfferMessage(offer),
    kind: toKindMessage(kind),
    pricePoisha: price,
    endsAt: computeAccessEnd(offer, access, now),
  };
};
