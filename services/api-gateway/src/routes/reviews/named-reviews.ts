import type { Caller } from '@sargam/chassis/caller';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { Review } from '@sargam/proto/learning/v1/reviews';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import { loadPublicNames } from '../../upstream/load-public-names.ts';
import { loadCourses } from '../course/load-courses.ts';
import type { NamedReview, StaffReviewRow } from './review-response.ts';

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
const studentsOf = (reviews: readonly Review[]): string[] =>
  unique(reviews.map(({ studentId }) => studentId));

/** Reviews with first names and initials. A review without a name is shown, too. */
export const withPublicNames = async (
  deps: HandlerDeps,
  reviews: readonly Review[],
  caller: Caller | undefined,
): Promise<NamedReview[]> => {
  const names = await loadPublicNames(deps, studentsOf(reviews));
  return reviews.map((review) => ({
    review,
    name: names.get(review.studentId) ?? '',
    isOwn: review.studentId === caller?.subject,
  }));
};

const noPeople: ReadonlyMap<string, Person> = new Map();

/** Reviews with courses. Admins see the people, instructors only public names. */
export const toStaffRows = async (
  deps: HandlerDeps,
  reviews: readonly Review[],
  caller: Caller,
): Promise<StaffReviewRow[]> => {
  const isAdmin = caller.roles.includes('admin');
  const [people, named, courses] = await Promise.all([
    isAdmin ? deps.callOptional('students', () => loadPeople(deps.people, studentsOf(reviews))) : noPeople,
    isAdmin
      ? reviews.map((review) => ({ review, name: '', isOwn: false }))
      : withPublicNames(deps, reviews, caller),
    loadCourses(deps.catalogue, unique(reviews.map(({ courseId }) => courseId))),
  ]);
  return named.map((row) => {
    const person = people?.get(row.review.studentId);
    return {
      ...row,
      name: person?.name ?? row.name,
      email: person?.email ?? '',
      course: courses.get(row.review.courseId),
    };
  });
};
