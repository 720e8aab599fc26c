import type { Route } from '../wire/route.ts';

/** OpenAPI's `{id}` in express' words. */
export const pathPattern = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Plain words before parameters, from the left: course/featured must not be taken for the course "featured". */
export const comparePaths = (one: string, other: string): number => {
  const others = segmentsOf(other);
  for (const [at, segment] of segmentsOf(one).entries()) {
    const difference = Number(segment.startsWith('{')) - Number(others[at]?.startsWith('{') ?? false);
    if (difference !== 0) return difference;
  }
  return 0;
};

export const inOrder = (routes: readonly Route[]): Route[] =>
  routes.toSorted((a, b) => comparePaths(a.path, b.path));
