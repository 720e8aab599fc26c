import { api, apiQuery, useStudent, useUser, useVisitorCart } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** The number of courses in the cart of a student or visitor; undefined for other roles and while loading. */
export const useCartCount = (): number | undefined => {
  const user = useUser();
  const visitorCount = useVisitorCart().length;
  const student = useStudent()?.id;
  const { data } = useQuery({
    ...apiQuery(`/cart/${student}`, ({ signal }) =>
      api.GET('/cart/{userId}', { params: { path: { userId: student ?? '' } }, signal }),
    ),
    enabled: student !== undefined,
  });
  if (!user) return visitorCount || undefined;
  return student ? data?.total : undefined;
};
