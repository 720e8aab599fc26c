import { useUser } from '@sargam/kit';
import { skipToken, useQuery } from '@tanstack/react-query';
import { buyerQuery } from '../cart/useBuyer.ts';

/** Whether whoever is logged in has proved the address already. Not knowing it, the page offers the mail. */
export const useProvenAlready = () => {
  const user = useUser();
  const asked = buyerQuery(user?.id ?? '');
  const { data, isLoading } = useQuery({
    ...asked,
    queryFn: user ? asked.queryFn : skipToken,
    refetchOnWindowFocus: 'always',
  });
  return { isPending: isLoading, isProven: data?.emailVerify === true };
};
