import { apiGet } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const userQuery = (id: string) => apiGet('/user/{id}', { path: { id } });

/** The paying user. Refetched on window focus, because the verification link opens in another tab. */
export const useBuyer = (id: string) => {
  const cache = useQueryClient();
  const { data } = useQuery({ ...userQuery(id), refetchOnWindowFocus: 'always' });
  return {
    user: data,
    mustVerify: data?.emailVerify === false,
    loadUser: () => cache.ensureQueryData(userQuery(id)),
    /** After the server answered that the address is not verified. */
    markUnverified: (): void => {
      cache.setQueryData(userQuery(id).queryKey, (cached) =>
        cached ? { ...cached, emailVerify: false } : cached,
      );
    },
  };
};
