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
 * Whether an account has this address: 404 is the free one. What was asked on leaving the field is not asked again by
 * the form's button; a check that does not come through leaves the word to the sign-up itself.
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
