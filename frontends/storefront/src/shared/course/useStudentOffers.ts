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

/** The student's own prices and end dates for the tiers that the course is sold in. */
export const useStudentOffers = (user: string, course: ApiSchemas['CourseCard'], enabled: boolean) => {
  const sold = new Set(listOffers(course).map(({ tier }) => tier));
  return useQuery({
    ...studentOffersQuery(user, course._id),
    select: ({ data }) => data.filter(({ tier }) => sold.has(tier)),
    enabled,
  });
};
