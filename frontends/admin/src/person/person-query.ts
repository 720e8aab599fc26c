import { type ApiSchemas, apiGet } from '@sargam/kit';

export type Account = ApiSchemas['Account'];

/** The account of a user, by id or student number. */
export const personQuery = (id: string) => apiGet('/user/{id}', { path: { id } });
