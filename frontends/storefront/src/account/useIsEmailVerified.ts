import { useUser } from '@sargam/kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { userQuery } from '../shared/useBuyer.ts';

/** Whether the logged-in user's address is verified. False while unknown. */
export const useIsEmailVerified = () => {
  const user = useUser();
  const query = userQuery(user?.id ?? '');
  const { data, isLoading } = useQuery({
    ...query,
    queryFn: user ? query.queryFn : skipToken,
    refetchOnWindowFocus: 'always',
  });
  return { isPending: isLoading, isVerified: data?.emailVerify === true };
};
