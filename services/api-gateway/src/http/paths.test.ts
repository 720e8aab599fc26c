import { routes } from '../routes/index.ts';
import { comparePaths, methodsOfPath, pathPattern, sortByPath } from './paths.ts';

it('fixed segments sort before parameters', () => {
  expect(comparePaths('/course/featured/', '/course/{id}/')).toBeLessThan(0);
  expect(comparePaths('/cart/cupon/{code}', '/cart/cupon/list')).toBeGreaterThan(0);
  expect(comparePaths('/course/', '/course/{id}/')).toBeLessThanOrEqual(0);
});

it('no route is hidden by an earlier route of the same method', () => {
  const matches = (pattern: string, path: string) =>
    new RegExp(`^${pattern.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '[^/]+')}/?$`).test(
      path.replaceAll(/[{}]/g, ''),
    );
  const ordered = sortByPath(routes);
  for (const [at, route] of ordered.entries()) {
    const hiding = ordered
      .slice(0, at)
      .filter(({ method, path }) => method === route.method && matches(path, route.path));
    expect(hiding.map(({ path }) => path)).toEqual([]);
  }
});

it('parameters are written in express syntax', () => {
  expect(pathPattern('/a/{start}/{end}')).toBe('/a/:start/:end');
});

it.each([
  ['/course/', ['GET', 'HEAD']],
  ['/COURSE', ['GET', 'HEAD']],
  ['/course/c1/', ['GET', 'HEAD', 'POST']],
  ['/course/unpublished/c1', ['GET']],
  ['/order', ['POST']],
  ['/nowhere', []],
])('the path %s allows the methods %j', (path, methods) => {
  expect(methodsOfPath(routes, path).sort()).toEqual(methods);
});
