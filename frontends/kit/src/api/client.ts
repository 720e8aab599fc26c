import { queryOptions } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { ApiError } from '../errors/api-error.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import type { components, paths } from './schema.gen.ts';

const baseUrl = `${window.location.origin}/api/v1`;

/** The API, typed by the gateway's own schemas: `api.GET('/course/{id}/', { params: { path: { id } } })`. */
export const api = createClient<paths>({ baseUrl, fetch: authorisedFetch, credentials: 'same-origin' });

/** The shapes of the wire by name: `Wire['CourseCard']`. */
export type ApiSchemas = components['schemas'];

type ApiCall<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** Unwraps an answer: its data, or an ApiError thrown. `call(api.POST('/cart/', { body }))` */
export const unwrap = async <T>(answer: ApiCall<T>): Promise<T> => {
  const { data, error, response } = await answer;
  if (!response.ok) throw ApiError.from(response.status, error);
  return data as T;
};

/**
 * Options for useQuery under the key that the shell's server uses too, so that what it fetched for the first paint
 * is in the cache before a component asks: `useQuery(query('/course/featured/', ({signal}) => api.GET(…, {signal})))`.
 */
export const apiQuery = <T>(path: string, ask: (context: { signal: AbortSignal }) => ApiCall<T>) =>
  queryOptions({ queryKey: ['api', path], queryFn: ({ signal }) => unwrap(ask({ signal })) });
