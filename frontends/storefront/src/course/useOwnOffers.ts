import { api, query } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** What each tier of a course is for this student now: more days or the difference, and until when it would last. */
export const useOwnOffers = (user: string, course: string, wanted: boolean) =>
  useQuery({
    ...query(`/cart/offers/${user}/${course}`, ({ signal }) =>
      api.GET('/cart/offers/{userId}/{courseId}', {
        params: { path: { userId: user, courseId: course } },
        signal,
      }),
    ),
    enabled: wanted,
  });
