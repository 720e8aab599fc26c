import { api, apiQuery, useStudent, useUser, useVisitorCart } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** How many courses a student or a visitor has in the cart; undefined for everybody else and until it is known. */
export const useCartCount = (): number | undefined => {
  const user = useUser();
  const kept = useVisitorCart().length;
  const student = useStudent()?.id;
  const { data } = useQuery({
    ...apiQuery(`/cart/${student}`, ({ signal }) =>
      api.GET('/cart/{userId}', { params: { path: { userId: student ?? '' } }, signal }),
    ),
    enabled: student !== undefined,
  });
  if (!user) return kept || undefined;
  return student ? data?.total : undefined;
};
