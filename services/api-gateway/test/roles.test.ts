import { domainError } from '@sargam/chassis/errors';
import { routes } from '../src/routes/index.ts';
import type { Route } from '../src/routing/route.ts';
import { type Suite, startSuite } from './gateway-suite.ts';

const roles = ['visitor', 'admin', 'content', 'instructor', 'student'] as const;
type RoleName = (typeof roles)[number];

const examples: Record<string, string> = { start: '1-11-2026', end: '21-11-2026', email: 'a%40b.test' };

const addressOf = (path: string) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => examples[name] ?? 'somebody-else');

let suite: Suite;
beforeAll(async () => {
  suite = await startSuite();
  for (const call of ['learning.openVideo', 'documents.openDocument'])
    suite.fakes.answer(call, () => {
      throw domainError.notFound('no-such-file', 'There is no such file.');
    });
});
afterAll(() => suite.stop());

const call = async (route: Route, roleName: RoleName) => {
  const token = roleName === 'visitor' ? undefined : await suite.tokenOf(roleName);
  const method = route.method.toUpperCase();
  const body = route.body && (route.multipart ? { form: new FormData() } : { json: {} });
  return suite.call(addressOf(route.path), { ...body, method, token });
};

describe.each(roles)('%s', (roleName) => {
  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_name, route) => {
      const { status, body } = await call(route, roleName);
      expect(status).toBeLessThan(500);
      if (!route.roles) {
        // Errors for missing input are allowed here; errors for the caller are not.
        if (body['code'] !== 'foreign-origin' && body['code'] !== 'no-session')
          expect([401, 403]).not.toContain(status);
        return;
      }
      const allowed = roleName !== 'visitor' && (route.roles as readonly string[]).includes(roleName);
      if (roleName === 'visitor') {
        expect({ status, code: body['code'], message: body['message'] }).toEqual({
          status: 401,
          code: 'login-required',
          message: 'Please login first',
        });
      } else if (!allowed) {
        expect({ status, code: body['code'] }).toEqual({ status: 403, code: 'forbidden' });
      } else if (route.isOwner && route.params && roleName !== 'admin') {
        // The example resource belongs to another person.
        expect([403, 400]).toContain(status);
      } else {
        expect([401, 403]).not.toContain(status);
      }
    },
  );
});

it('the OpenAPI page has the same roles as the routes', async () => {
  const { body } = await suite.call('/api/docs/openapi.json');
  const paths = body['paths'] as unknown as Record<string, Record<string, { 'x-roles'?: number[] }>>;
  for (const route of routes) {
    expect(paths[route.path]?.[route.method]?.['x-roles']?.length).toBe(route.roles?.length);
  }
});
