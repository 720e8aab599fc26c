import { api, getSession, queryClient, refreshSession, unwrap } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../shared/useBuyer.ts';

/** The session token contains the verified flag, so a logged-in user gets a new token. */
const verifyEmail = async (token: string): Promise<true> => {
  await unwrap(api.POST('/user/verify-email', { body: { token } }));
  const session = getSession();
  if (session.status === 'user') {
    await refreshSession();
    await queryClient.invalidateQueries({ queryKey: userQuery(session.user.id).queryKey });
  }
  return true;
};

/** Runs once: the link is valid for one use, so a second render must not send it again. */
export const useEmailVerification = (token: string) =>
  useQuery({
    queryKey: ['verify-email', token],
    queryFn: () => verifyEmail(token),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
