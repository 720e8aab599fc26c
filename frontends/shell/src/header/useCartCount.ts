import { api, query, useUser } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';

/** How many courses are in a student's cart; undefined for everybody else and until it is known. */
export const useCartCount = (): number | undefined => {
  const user = useUser();
  const student = user?.type === 4 ? user.id : undefined;
  const { data } = useQuery({
    ...query(`/cart/${student}`, ({ signal }) =>
      api.GET('/cart/{userId}', { params: { path: { userId: student ?? '' } }, signal }),
    ),
    enabled: student !== undefined,
  });
  return student ? data?.total : undefined;
};
