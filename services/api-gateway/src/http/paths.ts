import type { Route } from '../routing/route.ts';

/** Converts OpenAPI's `{id}` to express' `:id`. */
export const pathPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** A parameter sorts after every fixed segment. */
const sortKeyOf = (path: string): string =>
  segmentsOf(path)
    .map((segment) => (segment.startsWith('{') ? '\uffff' : segment.toLowerCase()))
    .join('\0');

/**
 * Sorts fixed segments before parameters, from the left, so that course/featured does not match course/{id}. Other paths
 * sort alphabetically, because a sort needs a total order.
 */
export const comparePaths = (one: string, other: string): number => {
  const [first, second] = [sortKeyOf(one), sortKeyOf(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
};

export const sortByPath = (routes: readonly Route[]): Route[] =>
  routes.toSorted((a, b) => comparePaths(a.path, b.path));

const matchesPath = (pattern: string, path: string): boolean => {
  const [expected, actual] = [segmentsOf(pattern), segmentsOf(path)];
  const matches = (segment: string, at: number) =>
    segment.startsWith('{') || segment.toLowerCase() === actual[at]?.toLowerCase();
  return expected.length === actual.length && expected.every(matches);
};

/** A GET route also allows HEAD, unless the GET changes state (decision P6). */
const methodsOf = ({ method, changesState }: Pick<Route, 'method' | 'changesState'>): string[] =>
  method === 'get' && !changesState ? ['GET', 'HEAD'] : [method.toUpperCase()];

/** The methods that a path allows; empty for an unknown path. */
export const methodsOfPath = (
  routes: readonly Pick<Route, 'path' | 'method' | 'changesState'>[],
  path: string,
): string[] => [...new Set(routes.filter((route) => matchesPath(route.path, path)).flatMap(methodsOf))];
