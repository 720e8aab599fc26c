import { queryOptions } from '@tanstack/react-query';
import createClient, {
  type ClientPathsWithMethod,
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  type MethodResponse,
} from 'openapi-fetch';
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

type GetPath = ClientPathsWithMethod<typeof api, 'get'>;
type GetParams<T> = T extends { path: object } | { query: object } ? [params: T] : [params?: T];

const urlOptions = {
  baseUrl: '',
  querySerializer: createQuerySerializer(),
  pathSerializer: defaultPathSerializer,
};

/**
 * Options for `useQuery` of a GET request, under the key `['api', url]` of `apiQuery`. The order of the query parameters
 * is part of the key: `useQuery(apiGet('/course/{id}/', { path: { id } }))`.
 */
export const apiGet = <P extends GetPath>(path: P, ...[params]: GetParams<paths[P]['get']['parameters']>) => {
  const get = api.GET as (url: P, init: object) => ApiCall<MethodResponse<typeof api, 'get', P>>;
  const url = createFinalURL(path, { ...urlOptions, params: { ...params } });
  return apiQuery(url, ({ signal }) => get(path, { params, signal }));
};
