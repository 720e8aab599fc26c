import { api, apiQuery } from '@sargam/kit';

/** The cart and the verification page use the same cache entry. */
export const userQuery = (id: string) =>
  apiQuery(`/user/${id}`, ({ signal }) => api.GET('/user/{id}', { params: { path: { id } }, signal }));
