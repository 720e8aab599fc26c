import { queryOptions } from '@tanstack/react-query';
import createClient, {
  type ClientPathsWithMethod,
  createFinalURL,
  createQuerySerializer,
  defaultPathSerializer,
  type MaybeOptionalInit,
  type MethodResponse,
} from 'openapi-fetch';
import { ApiError } from '../errors/api-error.ts';
import { isServer } from '../server-request/server-request.ts';
import { authorisedFetch } from './authorised-fetch.ts';
import type { components, paths } from './schema.gen.ts';

const baseUrl = `${isServer ? '' : window.location.origin}/api/v1`;

const client = createClient<paths>({ baseUrl, fetch: authorisedFetch, credentials: 'same-origin' });

type Client = typeof client;
type Method = 'get' | 'post' | 'put' | 'delete';
type Init<P extends keyof paths, M extends Method> = MaybeOptionalInit<paths[P], M>;
type Answer<Data> = { data?: Data; error?: unknown; response: Response };

const createRequest =
  <M extends Method>(method: M) =>
  async <P extends ClientPathsWithMethod<Client, M>>(
    path: P,
    ...[init]: {} extends Init<P, M> ? [init?: Init<P, M>] : [init: Init<P, M>]
  ): Promise<MethodResponse<Client, M, P>> => {
    const request = client.request as (
      method: M,
      path: P,
      init?: object,
    ) => Promise<Answer<MethodResponse<Client, M, P>>>;
    const { data, error, response } = await request(method, path, init);
    if (!response.ok) throw ApiError.from(response.status, error);
    return data as MethodResponse<Client, M, P>;
  };

/**
 * The API client, typed by the gateway's OpenAPI schemas: `api.GET('/course/{id}/', { params: { path: { id } } })`.
 * Returns the data of a response, or throws an ApiError.
 */
export const api = {
  GET: createRequest('get'),
  POST: createRequest('post'),
  PUT: createRequest('put'),
  DELETE: createRequest('delete'),
};

/** The schemas of the API by name: `ApiSchemas['CourseCard']`. */
export type ApiSchemas = components['schemas'];

/**
 * Options for `useQuery` under the key `['api', path]`. The shell's server writes its responses under the same keys into
 * the page, so these queries find them in the cache:
 * `useQuery(apiQuery('/course/featured/', ({ signal }) => api.GET(…, { signal })))`.
 */
export const apiQuery = <T>(path: string, queryFn: (context: { signal: AbortSignal }) => Promise<T>) =>
  queryOptions({ queryKey: ['api', path], queryFn });

type GetPath = ClientPathsWithMethod<Client, 'get'>;
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
  const get = api.GET as (url: P, init: object) => Promise<MethodResponse<Client, 'get', P>>;
  const url = createFinalURL(path, { ...urlOptions, params: { ...params } });
  return apiQuery(url, ({ signal }) => get(path, { params, signal }));
};
