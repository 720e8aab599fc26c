import { domainError } from '@sargam/chassis/errors';
import type { CommerceServiceImplementation, CourseOffer } from '@sargam/proto/commerce/v1/commerce';
import { toKindMessage } from '../access/purchase-terms.ts';
import { readAccess } from '../access/read-access.ts';
import { toOfferMessage } from '../courses/course-messages.ts';
import type { Deps } from '../deps.ts';
import { parseCourseId } from '../ids.ts';
import { requireStudentAccess } from '../people/require-owner.ts';
import { listStudentOffers, type StudentOffer } from './student-offers.ts';

/** Price and kind of each tier of a course for a student: new, extension or upgrade. */
export const offerHandlers = (deps: Deps) =>
  ({
    async getCourseOffers(request, context) {
      const student = requireStudentAccess(context, request.studentId);
      const id = parseCourseId(request.courseId);
      const [courses, access] = await Promise.all([deps.fetchCourses([id]), readAccess(deps, student, [id])]);
      const course = courses.get(id);
      if (!course?.published) throw domainError.notFound('course-not-found', 'This course is not available.');
      return { offers: listStudentOffers(course, access.get(id), deps.clock()).map(toCourseOffer) };
    },
  }) satisfies Partial<CommerceServiceImplementation>;

const toCourseOffer = ({ offer, kind, price, endsAt, saved }: StudentOffer): CourseOffer => ({
  offer: toOfferMessage(offer),
  kind: toKindMessage(kind),
  pricePoisha: price,
  endsAt,
  savedPoisha: saved,
});
