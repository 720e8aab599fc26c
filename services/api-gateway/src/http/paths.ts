import type { Route } from '../routing/route.ts';

/** OpenAPI's `{id}` in express' words. */
export const pathPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** A parameter is written as what comes after every word. */
const sortKeyOf = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith('{') ? '\uffff' : segment.toLowerCase()))
    .join('\0');

/**
 * Plain words before parameters, from the left: course/featured must not be taken for the course "featured". By the
 * alphabet beside that, for a sort needs an order of all of them.
 */
export const comparePaths = (one: string, other: string): number => {
  const [first, second] = [sortKeyOf(one), sortKeyOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

export const sortByPath = (routes: readonly Route[]): Route[] =>
  routes.toSorted((a, b) => comparePaths(a.path, b.path));

const matchesPath = (pattern: string, path: string): boolean => {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  const fits = (segment: string, at: number) =>
    segment.startsWith('{') || segment.toLowerCase() === given[at]?.toLowerCase();
  return wanted.length === given.length && wanted.every(fits);
};

/** HEAD asks for nothing but headers, so it comes with GET, except where GET changes something (decision P6). */
const methodsOf = ({ method, changesState: changes }: Pick<Route, 'method' | 'changesState'>): string[] =>
  method === 'get' && !changes ? ['GET', 'HEAD'] : [method.toUpperCase()];

/** The methods that a path takes; none where there is no such path. */
export const methodsOfPath = (
  routes: readonly Pick<Route, 'path' | 'method' | 'changesState'>[],
  path: string,
): string[] => [...new Set(routes.filter((route) => matchesPath(route.path, path)).flatMap(methodsOf))];
