import { z } from 'zod';
import { route } from './route.ts';

const response = z.object({});
const spec = { summary: 'Things', response, handle: () => Promise.resolve({}) };

it('a route declares who may call it, and its owner check or the reason that it has none where its path has an id', () => {
  // @ts-expect-error A route needs roles.
  route.get('/things', spec);
  // @ts-expect-error An id in the path needs an owner rule.
  route.get('/things/{id}', { ...spec, roles: ['student'] });
  const path: `/${string}` = '/things';
  // @ts-expect-error So does a path that the compiler does not know.
  route.get(path, { ...spec, roles: ['student'] });
  const things = route.get('/things', { ...spec, roles: 'anybody' });
  const own = route.get('/things/{id}', { ...spec, roles: ['student'], isOwner: () => true });
  const listed = route.get('/things/{id}', { ...spec, roles: ['admin'], noOwner: 'staff' });
  expect([things, own, listed].map(({ method, roles }) => [method, roles])).toEqual([
    ['get', 'anybody'],
    ['get', ['student']],
    ['get', ['admin']],
  ]);
});
