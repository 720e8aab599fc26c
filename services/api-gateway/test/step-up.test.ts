import { routes } from '../src/routes/index.ts';
import type { Route } from '../src/routing/route.ts';
import { personIdOf, startTestGateway, type TestGateway } from './test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.fakes.reset());
afterAll(() => gateway.stop());

const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
const adminToken = (auth_time: number | undefined) =>
  gateway.sign({ sub: personIdOf('admin'), role: 'admin', sid: 's', verified: true, auth_time });
const call = ({ path, method }: Route, token: string) =>
  gateway.call(path.replaceAll(/\{\w+\}/g, 'any'), {
    method: method.toUpperCase(),
    ...(method === 'get' ? {} : { json: {} }),
    token,
  });
const nameOf = ({ method, path }: Route) => `${method} ${path}`;
const stepUpRoutes = routes.filter(({ stepUp }) => stepUp);

it('refunds, reviews, imports, payouts, mass mail, accounts of staff and second factors need a recent password, and no other calls', () => {
  expect(stepUpRoutes.map(nameOf)).toEqual([
    'post /user/second-factor/totp',
    'post /user/second-factor/totp/confirm',
    'post /user/second-factor/recovery-codes',
    'post /user/second-factor/remove',
    'post /user/second-factor/reset/{id}',
    'post /user/passkeys/options',
    'post /user/passkeys',
    'delete /user/passkeys/{id}',
    'post /user/signup/',
    'post /order/import',
    'post /order/import/accept',
    'post /order/{id}/refund',
    'post /order/refund/{id}/decline',
    'post /order/refund/{id}/retry',
    'post /order/{id}/review',
    'get /instructor/due/{instructorId}/{amount}',
    'post /instructor/settlement/{instructorId}',
    'post /store/order/{id}/refund',
    'post /store/order/{id}/review',
    'post /mass-mail/',
    'post /mass-mail/{id}/resend',
  ]);
});

it.each([
  ['a password entered 16 minutes ago', () => minutesAgo(16)],
  ['a token of an earlier release, without a time', () => undefined],
])(
  '%s is refused with step-up-required before the request is read and before a service is called',
  async (_, time) => {
    const token = await adminToken(time());
    for (const route of stepUpRoutes) {
      const { status, body } = await call(route, token);
      expect([nameOf(route), status, body['code']]).toEqual([nameOf(route), 403, 'step-up-required']);
    }
    expect(gateway.fakes.calls.filter(({ call: name }) => name !== 'identity.getKeySet')).toEqual([]);
  },
);

it('a password entered 14 minutes ago is accepted', async () => {
  const token = await adminToken(minutesAgo(14));
  for (const route of stepUpRoutes)
    expect((await call(route, token)).body['code']).not.toBe('step-up-required');
});

it('an admin who entered the password long ago still reads and changes other things', async () => {
  const { status } = await gateway.call('/order/import/waiting', {
    token: await adminToken(minutesAgo(600)),
  });
  expect(status).toBe(200);
});

it('a student signs up another account without entering a password', async () => {
  const { body } = await gateway.call('/user/signup/', {
    form: new FormData(),
    token: await gateway.sign({ sub: 'p', role: 'student', sid: 's', verified: true }),
  });
  expect(body['code']).toBe('invalid-input');
});

it('the password gives an access token of the same session', async () => {
  gateway.fakes.answer('sessions.stepUp', () => ({ accessToken: 'fresh' }));
  const { status, body } = await gateway.call('/user/step-up', {
    json: { password: 'kokil-da-1' },
    token: await adminToken(minutesAgo(600)),
  });
  expect([status, body]).toEqual([200, { v_token: 'fresh' }]);
  expect(gateway.fakes.calls.at(-1)).toMatchObject({
    request: { password: 'kokil-da-1' },
    caller: { subject: personIdOf('admin'), session: 's' },
  });
});
