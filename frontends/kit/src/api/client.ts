import { queryOptions } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { ApiError } from '../errors/api-error.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import type { components, paths } from './schema.gen.ts';

const baseUrl = `${window.location.origin}/api/v1`;

/** The API client, typed by the gateway's OpenAPI schemas: `api.GET('/course/{id}/', { params: { path: { id } } })`. */
export const api = createClient<paths>({ baseUrl, fetch: authorisedFetch, credentials: 'same-origin' });

/** The schemas of the API by name: `ApiSchemas['CourseCard']`. */
export type ApiSchemas = components['schemas'];

type ApiCall<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** Returns the data of a response, or throws an ApiError: `unwrap(api.POST('/cart/', { body }))`. */
export const unwrap = async <T>(call: ApiCall<T>): Promise<T> => {
  const { data, error, response } = await call;
  if (!response.ok) throw ApiError.from(response.status, error);
  return data as T;
};

/**
 * Options for `useQuery` under the key `['api', path]`. The shell's server writes its responses under the same keys into
 * the page, so these queries find them in the cache:
 * `useQuery(apiQuery('/course/featured/', ({ signal }) => api.GET(…, { signal })))`.
 */
export const apiQuery = <T>(path: string, fetchData: (context: { signal: AbortSignal }) => ApiCall<T>) =>
  queryOptions({ queryKey: ['api', path], queryFn: ({ signal }) => unwrap(fetchData({ signal })) });
