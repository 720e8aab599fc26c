import { useUser } from '@sargam/kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { userQuery } from '../shared/useBuyer.ts';

/** Whether whoever is logged in has proved the address already. Not knowing it, the page offers the mail. */
export const useIsEmailVerified = () => {
  const user = useUser();
  const asked = userQuery(user?.id ?? '');
  const { data, isLoading } = useQuery({
    ...asked,
    queryFn: user ? asked.queryFn : skipToken,
    refetchOnWindowFocus: 'always',
  });
  return { isPending: isLoading, isProven: data?.emailVerify === true };
};
