import { type ApiSchemas, api, apiQuery } from '@sargam/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

export const userQuery = (id: string) =>
  apiQuery(`/user/${id}`, ({ signal }) => api.GET('/user/{id}', { params: { path: { id } }, signal }));

/**
 * Who pays, and whether their e-mail address is verified. Coming back to the tab asks again: the link of the mail opens
 * in another one.
 */
export const useBuyer = (id: string) => {
  const cache = useQueryClient();
  const { data } = useQuery({ ...userQuery(id), refetchOnWindowFocus: 'always' });
  return {
    person: data,
    mustVerify: data?.emailVerify === false,
    load: () => cache.ensureQueryData(userQuery(id)),
    /** The server says the address is not verified: it knows better than what was read before. */
    refuse: (): void => {
      cache.setQueryData(userQuery(id).queryKey, (known: ApiSchemas['User'] | undefined) =>
        known ? { ...known, emailVerify: false } : known,
      );
    },
  };
};
