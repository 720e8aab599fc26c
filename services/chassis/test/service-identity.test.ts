import { Status } from 'nice-grpc';
import { deriveServiceKeys, gatewayName, parseSigningKey, signAssertion } from '../src/caller/index.ts';
import { loadSettings, processSettings } from '../src/config/index.ts';
import { callerOf } from '../src/service/index.ts';
import {
  addressOf,
  assertionOf,
  createEchoClient,
  EchoDefinition,
  echoCallers,
  startPlainService,
  stopAll,
  testSettings,
} from './echo.ts';

afterEach(stopAll);

const maya = { subject: 'maya', roles: ['student'], session: 's1', claims: {} };
const read = '/test.Echo/Read';
const unauthenticated = { code: Status.UNAUTHENTICATED };

const startCallerEcho = (settings: Partial<typeof testSettings> = {}) =>
  startPlainService(
    'echo',
    async (service) => {
      const answer = async (_request: object, context: Parameters<typeof callerOf>[0]) => ({
        subject: callerOf(context)?.subject ?? 'nobody',
      });
      service.grpc.add(
        EchoDefinition,
        {
          read: answer,
          change: answer,
          list: async function* () {
            yield {};
          },
        },
        { ...echoCallers, change: ['store'] },
      );
    },
    settings,
  );

type Headers = Readonly<Record<string, string>>;

/** Calls `read` with exactly these headers. */
const readWith = async (address: string, headers: Headers) => createEchoClient(address, headers).read({});

const rename = (assertion: string, subject: string): string => {
  const [header, payload = '', signature] = assertion.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, caller: { ...maya, subject } }));
  return `${header}.${changed.toString('base64url')}.${signature}`;
};

const unsigned = (assertion: string): string => {
  const header = Buffer.from(JSON.stringify({ alg: 'none', kid: 'api-gateway.development' }));
  return `${header.toString('base64url')}.${assertion.split('.')[1]}.`;
};

const signedWith = (kid: string, secret: string): string => {
  const { privateJwk } = deriveServiceKeys(kid, secret);
  const key = parseSigningKey(JSON.stringify(privateJwk), gatewayName);
  return signAssertion(key, { path: read, caller: maya }, new Date());
};

const aMinuteAgo = () => new Date(Date.now() - 61_000);

describe('a call is unauthenticated', () => {
  it.each<[string, () => Headers]>([
    ['without an assertion', () => ({})],
    ['with garbage', () => ({ 'sargam-caller': 'not an assertion' })],
    ['with an expired assertion', () => ({ 'sargam-caller': assertionOf(gatewayName, read, aMinuteAgo()) })],
    ['with an unsigned assertion', () => ({ 'sargam-caller': unsigned(assertionOf(gatewayName, read)) })],
    [
      'with an altered caller',
      () => ({ 'sargam-caller': rename(assertionOf(gatewayName, read, new Date(), maya), 'admin') }),
    ],
    [
      'with the assertion of another method',
      () => ({ 'sargam-caller': assertionOf(gatewayName, '/test.Echo/List') }),
    ],
    [
      'with the assertion for another service',
      () => ({ 'sargam-caller': assertionOf(gatewayName, '/test.Other/Read') }),
    ],
    ['with an unknown key', () => ({ 'sargam-caller': signedWith('api-gateway.stolen', 'x') })],
    [
      'with a known key id and another key',
      () => ({ 'sargam-caller': signedWith('api-gateway.development', 'x') }),
    ],
    [
      'of a service that names a person',
      () => ({ 'sargam-caller': assertionOf('echo', read, new Date(), maya) }),
    ],
    [
      'of a gateway that names another service',
      () => {
        const store = { ...maya, subject: 'store', roles: ['service'] };
        return { 'sargam-caller': assertionOf(gatewayName, read, new Date(), store) };
      },
    ],
    [
      'on behalf of a person whom no gateway named',
      () => ({
        'sargam-caller': assertionOf('echo', read),
        'sargam-on-behalf-of': rename(assertionOf('echo', read), 'maya'),
      }),
    ],
    [
      'on behalf of a person whose assertion expired',
      () => ({
        'sargam-caller': assertionOf('echo', read),
        'sargam-on-behalf-of': assertionOf(gatewayName, read, aMinuteAgo(), maya),
      }),
    ],
  ])('%s', async (_case, headers) => {
    await expect(readWith(addressOf(await startCallerEcho()), headers())).rejects.toMatchObject(
      unauthenticated,
    );
  });
});

it('a method that lists its callers refuses the gateway and takes the listed service', async () => {
  const echo = await startCallerEcho();
  const address = addressOf(echo);
  const changeAs = (service: string) =>
    createEchoClient(address, { 'sargam-caller': assertionOf(service, '/test.Echo/Change') }).change({});
  await expect(changeAs(gatewayName)).rejects.toMatchObject({ code: Status.PERMISSION_DENIED });
  await expect(changeAs('messaging')).rejects.toMatchObject({ code: Status.PERMISSION_DENIED });
  const metrics = await (await fetch(`http://127.0.0.1:${echo.opsPort}/metrics`)).text();
  expect(metrics).toContain(
    'grpc_callers_rejected_total{method="/test.Echo/Change",code="service-not-allowed",service="echo"} 2',
  );
  await expect(changeAs('store')).resolves.toEqual({ subject: 'nobody' });
});

it('a service calls on behalf of the person whom the gateway named', async () => {
  const headers = {
    'sargam-caller': assertionOf('echo', read),
    'sargam-on-behalf-of': assertionOf(gatewayName, '/test.Near/Start', new Date(), maya),
  };
  await expect(readWith(addressOf(await startCallerEcho()), headers)).resolves.toEqual({ subject: 'maya' });
});

describe('the keys of a service', () => {
  const [first, second] = ['1', '2'].map((version) =>
    deriveServiceKeys(`${gatewayName}.${version}`, 'a secret of this test'),
  );
  const publicKeys = JSON.stringify({ keys: [first?.publicJwk, second?.publicJwk] });

  it('are both accepted while they overlap, and the development key no longer', async () => {
    const address = addressOf(await startCallerEcho({ servicePublicKeys: publicKeys }));
    for (const version of ['1', '2']) {
      const assertion = signedWith(`${gatewayName}.${version}`, 'a secret of this test');
      await expect(readWith(address, { 'sargam-caller': assertion })).resolves.toEqual({ subject: 'maya' });
    }
    const development = { 'sargam-caller': assertionOf(gatewayName, read) };
    await expect(readWith(address, development)).rejects.toMatchObject(unauthenticated);
  });

  it('have no default in production', () => {
    expect(() => loadSettings(processSettings, { SARGAM_ENV: 'production' })).toThrow(
      /SERVICE_KEY: .*\n?[^]*SERVICE_PUBLIC_KEYS: /,
    );
  });

  it.each([
    ['text that is not JSON', 'secret-text'],
    ['a key of another service', JSON.stringify(first?.privateJwk)],
    ['a public key', JSON.stringify({ ...first?.publicJwk, kid: 'echo.1' })],
  ])(
    'stop the start when the private key is %s, and the error does not contain it',
    async (_case, serviceKey) => {
      const error = await startPlainService('echo', async () => undefined, { serviceKey }).then(
        () => 'started',
        String,
      );
      expect(error).not.toBe('started');
      expect(error).not.toContain(serviceKey);
    },
  );
});
