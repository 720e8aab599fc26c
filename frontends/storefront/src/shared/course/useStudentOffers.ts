import { type ApiSchemas, apiGet } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { listOffers } from './offers.ts';

export const studentOffersQuery = (user: string, course: string) =>
  apiGet('/cart/offers/{userId}/{courseId}', { path: { userId: user, courseId: course } });

/** The student's own prices and end dates for the tiers that the course is sold in. */
export const useStudentOffers = (user: string, course: ApiSchemas['CourseCard'], enabled: boolean) => {
  const sold = new Set(listOffers(course).map(({ tier }) => tier));
  return useQuery({
    ...studentOffersQuery(user, course._id),
    select: ({ data }) => data.filter(({ tier }) => sold.has(tier)),
    enabled,
  });
};
