import { api, getSession, queryClient, refreshSession, unwrap } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../shared/useBuyer.ts';

/** The session's token says whether its person is verified: a logged-in one gets a fresh token. */
const verifyEmail = async (token: string): Promise<true> => {
  await unwrap(api.POST('/user/verify-email', { body: { token } }));
  const session = getSession();
  if (session.status === 'user') {
    await refreshSession();
    await queryClient.invalidateQueries({ queryKey: userQuery(session.user.id).queryKey });
  }
  return true;
};

/** Proves the address once: the link is for one use, so a second drawing of the page must not send it again. */
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
