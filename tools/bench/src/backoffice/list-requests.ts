import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { requestJson } from '../measure/http-request.ts';
import { defaultValues, otherLists, screens, type Values } from './screens.ts';

interface Operation {
  readonly 'x-roles'?: readonly number[];
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { content?: Record<string, { schema?: JsonSchema }> }>>;
}
interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}
export interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

/** One request that is measured. */
export interface ListRequest {
  readonly route: string;
  readonly variant: string;
  /** Path below the address of the API, with the query. */
  readonly path: string;
}

const adminRole = 1;
const staffRoles: readonly number[] = [1, 2, 3];

const resolve = ({ components }: OpenApi, schema: JsonSchema = {}): JsonSchema =>
  schema.$ref
    ? resolve({ components } as OpenApi, components.schemas[schema.$ref.split('/').at(-1) ?? ''])
    : schema;

const queryNames = ({ parameters = [] }: Operation): readonly string[] =>
  parameters.filter((each) => each.in === 'query').map(({ name }) => name);

/** Lists that admins may call, other than those of one person, and all analytics. */
const isMeasured = (api: OpenApi, path: string, operation: Operation): boolean => {
  const roles = operation['x-roles'];
  const isForAdmins = !roles || roles.includes(adminRole);
  if (!isForAdmins || path.includes('{userId}') || otherLists.has(path)) return false;
  if (path.startsWith('/analytics/') || path === '/search/admin') return true;
  const response = resolve(api, operation.responses['200']?.content?.['application/json']?.schema);
  const isList = resolve(api, response.properties?.['data']).type === 'array';
  const isOfStaff = roles?.every((role) => staffRoles.includes(role)) ?? false;
  return isList && (isOfStaff || queryNames(operation).includes('page'));
};

/** The measured routes of the gateway, each with its screen. @throws UserFacingError for a route that `screens.ts` does not name. */
export const findRoutes = (api: OpenApi): readonly string[] => {
  const routes = Object.entries(api.paths).flatMap(([path, { get }]) =>
    get && isMeasured(api, path, get) ? [path] : [],
  );
  const unknown = routes.filter((path) => !screens[path]);
  const absent = Object.keys(screens).filter((path) => !routes.includes(path));
  if (unknown.length > 0)
    throw new UserFacingError(`screens.ts has no parameters and data for ${unknown.join(', ')}.`);
  if (absent.length > 0)
    throw new UserFacingError(`screens.ts has routes that the gateway has not: ${absent.join(', ')}.`);
  return routes;
};

const toPath = (route: string, values: Values): string => {
  const all: Values = { ...defaultValues, ...values };
  const path = route.replaceAll(/\{(\w+)\}/g, (_, name: string) => all[name] ?? '');
  const query = Object.entries(values).filter(([name]) => !route.includes(`{${name}}`));
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
};

interface Page {
  readonly data?: readonly unknown[];
  readonly total?: number;
  readonly more?: boolean;
  readonly next?: string | null;
}

type Fetch = (path: string) => Promise<Page>;
export const apiFetch =
  (api: string, token: string): Fetch =>
  (path) =>
    requestJson({ method: 'GET', url: `${api}${path}`, token });

const walkedPages = 20;

/** The cursor after 10,000 rows, or in the middle of a shorter list. */
const walkTo = async (fetchPage: Fetch, route: string): Promise<string | undefined> => {
  const cursors: string[] = [];
  for (let page = 0, after = ''; page < walkedPages; page++) {
    const { next } = await fetchPage(toPath(route, { limit: '500', ...(after && { after }) }));
    if (!next) break;
    cursors.push((after = next));
  }
  return cursors.length === walkedPages ? cursors.at(-1) : cursors[Math.floor(cursors.length / 2)];
};

/** A page far from the first one: after a cursor, or the page with the middle row of the list. */
const findMiddle = async (
  fetchPage: Fetch,
  route: string,
  { limit, first, hasCursor }: { limit: number; first: Page; hasCursor: boolean },
): Promise<readonly ListRequest[]> => {
  const { total = 0 } = first;
  if (total < 4 * limit) return [];
  const after = hasCursor ? await walkTo(fetchPage, route) : undefined;
  const page = Math.floor(total / 2 / limit);
  const values: Values = after
    ? { limit: String(limit), after }
    : { limit: String(limit), page: String(page) };
  return [{ route, variant: after ? 'after a cursor' : `page ${page}`, path: toPath(route, values) }];
};

/** The requests of a route: the first page, a page far from it, and each filter. @throws UserFacingError for a list without rows. */
export const listRequestsOf = async (
  api: OpenApi,
  fetchPage: Fetch,
  route: string,
): Promise<readonly ListRequest[]> => {
  const { limit, variants = {} } = screens[route] ?? {};
  const paging: Values = limit ? { limit: String(limit) } : {};
  const toRequest = (variant: string, values: Values): ListRequest => ({
    route,
    variant,
    path: toPath(route, { ...values, ...paging }),
  });
  const filtered = Object.entries(variants).map(([name, values]) => toRequest(name, values));
  const plain = route === '/search/admin' ? [] : [toRequest('', {})];
  for (const { path } of [...plain, ...filtered])
    if ((await fetchPage(path)).data?.length === 0)
      throw new UserFacingError(`There are no rows for ${path}.`);
  if (!limit || plain.length === 0) return [...plain, ...filtered];
  const hasCursor = queryNames(api.paths[route]?.get as Operation).includes('after');
  const first = await fetchPage(toPath(route, paging));
  return [...plain, ...(await findMiddle(fetchPage, route, { limit, first, hasCursor })), ...filtered];
};
