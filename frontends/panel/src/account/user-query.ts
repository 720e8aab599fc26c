import { api, query } from '@sargam/kit';

/** The cart and the verification page read the same entry. */
export const userQuery = (id: string) =>
  query(`/user/${id}`, ({ signal }) => api.GET('/user/{id}', { params: { path: { id } }, signal }));
