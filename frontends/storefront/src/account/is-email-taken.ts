import { api, isApiError, queryClient, unwrap } from '@sargam/kit';

const fetchIsTaken = (email: string): Promise<boolean> =>
  unwrap(api.GET('/user/checkemail/{email}', { params: { path: { email } } })).then(
    () => true,
    (error: unknown) => {
      if (isApiError(error) && error.status === 404) return false;
      throw error;
    },
  );

/**
 * Whether an account has this address; 404 means it is free. Cached for 30 s, so submitting does not repeat the check
 * of the field. A failed check counts as free: the sign-up call checks again.
 */
export const isEmailTaken = (email: string): Promise<boolean> =>
  queryClient
    .fetchQuery({
      queryKey: ['checkemail', email.toLowerCase()],
      queryFn: () => fetchIsTaken(email),
      staleTime: 30_000,
      retry: false,
    })
    .catch(() => false);
