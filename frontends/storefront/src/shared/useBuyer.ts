import { type ApiSchemas, api, apiQuery } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const userQuery = (id: string) =>
  apiQuery(`/user/${id}`, ({ signal }) => api.GET('/user/{id}', { params: { path: { id } }, signal }));

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
      cache.setQueryData(userQuery(id).queryKey, (cached: ApiSchemas['User'] | undefined) =>
        cached ? { ...cached, emailVerify: false } : cached,
      );
    },
  };
};
