import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { domainError } from '@sargam/chassis/errors';
import { routes } from '../src/routes/index.ts';
import type { Route } from '../src/routing/route.ts';
import { gifts, item, me, order } from './sample-requests.ts';
import { startTestGateway, type TestGateway } from './test-gateway.ts';

/** Requests that name the student `me` as their owner, and the instructor whose profile is `teacher`. */
const pathValues: Record<string, string> = {
  start: '1-11-2026',
  end: '21-11-2026',
  email: 'a%40b.test',
  instructorId: 'teacher',
  userId: me,
  language: 'bn',
};
const message = {
  from: me,
  instructor: 'teacher',
  to: 'teacher',
  course: 'c1',
  text: 'Hello',
  message: 'Hello',
};
const bodies: Record<string, object> = {
  '/cart/': item,
  '/cart/delete/': item,
  '/cart/remove_all': item,
  '/wishlist/': item,
  '/wishlist/delete/': item,
  '/contact/student/': message,
  '/order': order,
  '/store/order/': gifts,
};

/** The value of the only parameter of these paths. `GET user/{id}` is the only own route whose owner is named `id`. */
const onlyValues: Record<string, string> = { '/user/{id}': me, '/user/type/{word}': 'all' };
const addressOf = ({ path }: Route) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathValues[name] ?? onlyValues[path] ?? 'any');

const bodyOf = ({ body, multipart, path }: Route) => {
  if (!body) return {};
  if (!multipart) return { json: bodies[path] ?? {} };
  const form = new FormData();
  form.set('id', me);
  return { form };
};

let gateway: TestGateway;
let tokens: Record<string, string | undefined>;
beforeAll(async () => {
  gateway = await startTestGateway();
  for (const call of [
    'learning.openVideo',
    'learning.openLadderFile',
    'documents.openDocument',
    'lessons.openCaptions',
    'lessons.openScore',
  ])
    gateway.fakes.answer(call, () => {
      throw domainError.notFound('no-such-file', 'There is no such file.');
    });
  for (const call of ['startPasskey', 'startPasskeyLogIn', 'startPasskeyStepUp'])
    gateway.fakes.answer(`passkeys.${call}`, () => ({ json: '{}' }));
  const other = { sub: 'person-other', role: 'student', sid: 'session-other', verified: true };
  tokens = {
    none: undefined,
    garbage: 'garbage',
    expired: await gateway.tokenOf('admin', { seconds: -60 }),
    student: await gateway.tokenOf('student'),
    other: await gateway.sign(other),
    instructor: await gateway.tokenOf('instructor'),
    uploader: await gateway.tokenOf('content'),
    admin: await gateway.tokenOf('admin'),
  };
});
afterAll(() => gateway.stop());

const refusals: Record<string, object> = {
  none: { status: 401, code: 'login-required', message: 'Please login first' },
  garbage: { status: 401, code: 'token-invalid', message: 'Please login first' },
  expired: { status: 401, code: 'token-expired', message: 'Your session has ended. Please log in again.' },
};

/** `401` or `403` for a refusal of the caller, otherwise `ok`: missing input and absent resources are not refusals. */
const outcomeOf = async (route: Route, name: string): Promise<string> => {
  const { status, body } = await gateway.call(addressOf(route), {
    ...bodyOf(route),
    method: route.method.toUpperCase(),
    token: tokens[name],
  });
  expect(status).toBeLessThan(500);
  if (status !== 401 && status !== 403) return 'ok';
  // The calls of the refresh cookie refuse pages of other sites before they read the caller.
  // An answer to HEAD has no body.
  if (body['code'] !== 'foreign-origin' && route.method !== 'head')
    expect({ status, ...body }).toMatchObject(refusals[name] ?? { status: 403, code: 'forbidden' });
  return String(status);
};

const ruleOf = ({ isOwner, ownerOnly, noOwner }: Route): string =>
  isOwner ? (ownerOnly ? 'owner-only' : 'owner') : (noOwner ?? '-');

const rowOf = async (route: Route): Promise<string> => {
  const outcomes = await Promise.all(Object.keys(tokens).map((name) => outcomeOf(route, name)));
  const cells = outcomes.map((outcome) => outcome.padEnd(11));
  return `${route.method.padEnd(7)}${route.path.padEnd(62)}${ruleOf(route).padEnd(12)}${cells.join('')}`.trimEnd();
};

it('each route admits and refuses the eight callers of access-table.txt, and each route has its row there', async () => {
  const heading = `${'route'.padEnd(69)}${'owner'.padEnd(12)}${Object.keys(tokens)
    .map((name) => name.padEnd(11))
    .join('')}`.trimEnd();
  const rows: string[] = [];
  for (const route of routes) rows.push(await rowOf(route));
  const table = `${[heading, ...rows].join('\n')}\n`;
  expect(table).toBe(readFileSync(join(import.meta.dirname, 'access-table.txt'), 'utf8'));
}, 120_000);

it('the OpenAPI page has the same roles as the routes', async () => {
  const { body } = await gateway.call('/api/docs/openapi.json');
  const paths = body['paths'] as unknown as Record<string, Record<string, { 'x-roles'?: number[] }>>;
  for (const { path, method, roles } of routes) {
    const listed = roles === 'anybody' ? undefined : roles.length;
    expect(paths[path]?.[method]?.['x-roles']?.length).toBe(listed);
  }
});

it('the routes for anybody are those of public-routes.txt', () => {
  const open = routes.filter(({ roles }) => roles === 'anybody');
  const listed = open.map(({ method, path }) => `${method} ${path}\n`).join('');
  expect(listed).toBe(readFileSync(join(import.meta.dirname, 'public-routes.txt'), 'utf8'));
});
