import { type ApiSchemas, api, apiQuery } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { listOffers } from './offers.ts';

export const studentOffersQuery = (user: string, course: string) =>
  apiQuery(`/cart/offers/${user}/${course}`, ({ signal }) =>
    api.GET('/cart/offers/{userId}/{courseId}', {
      params: { path: { userId: user, courseId: course } },
      signal,
    }),
  );

/**
 * What each tier of a course is for this student now: more days or the difference, and until when it would last. Those
 * that the course is sold in: its own price is none beside a tier that says the same.
 */
export const useStudentOffers = (user: string, course: ApiSchemas['CourseCard'], wanted: boolean) => {
  const sold = new Set(listOffers(course).map(({ tier }) => tier));
  return useQuery({
    ...studentOffersQuery(user, course._id),
    select: ({ data }) => data.filter(({ tier }) => sold.has(tier)),
    enabled: wanted,
  });
};
