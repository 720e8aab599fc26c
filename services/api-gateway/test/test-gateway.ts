import { randomInt, randomUUID } from 'node:crypto';
import type { Logger } from '@sargam/chassis/log';
import type { Service } from '@sargam/chassis/service';
import { eventually, startTestService } from '@sargam/chassis/testing';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type GatewaySettings, gatewaySettings } from '../src/config.ts';
import { startApiGateway } from '../src/start.ts';
import { createClients } from '../src/upstream/clients.ts';
import { connectionOpener, type FakeServices, startFakeServices } from './fake-services.ts';

type RoleWord = 'admin' | 'content' | 'instructor' | 'student';

export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint: tests read response bodies without types
  readonly body: Record<string, never> & Record<string, unknown>;
  readonly text: string;
}

interface RequestOptions {
  readonly method?: string;
  readonly token?: string;
  readonly json?: unknown;
  readonly form?: FormData | URLSearchParams;
  readonly headers?: Record<string, string>;
  /** Client address; by default random for each call, so that calls do not share rate limits. */
  readonly from?: string;
}

const randomIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** The subject of each role's token. */
export const personIdOf = (role: RoleWord) => `person-${role}`;
export const origin = 'http://site.test';

type Pair = Awaited<ReturnType<typeof generateKeyPair>>;

type Call = (request: object, options: { readonly timeoutMs: number }) => Promise<unknown>;

/** Clients with open connections: on a busy machine, opening one can take longer than gRPC's limit or the timeout of a call. */
const createConnectedClients = async (service: Service<GatewaySettings>) => {
  const clients = createClients(service);
  const firstCalls = Object.values(clients).flatMap((client) =>
    Object.values(client as Record<string, Call>).slice(0, 1),
  );
  await service.runAsCaller(connectionOpener, () =>
    Promise.all(firstCalls.map((call) => eventually(() => call({}, { timeoutMs: 15_000 }), 30_000))),
  );
  return clients;
};

type Replica = { readonly pair: Pair; readonly fakes: FakeServices };

/** Starts a gateway with fake services. With `replicaOf` it starts another replica of that gateway. */
export const startTestGateway = async (
  env: Record<string, string> = {},
  { replicaOf, log }: { readonly replicaOf?: Replica; readonly log?: Logger } = {},
) => {
  const pair = replicaOf?.pair ?? (await generateKeyPair('EdDSA', { extractable: true }));
  const { publicKey, privateKey } = pair;
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'first', alg: 'EdDSA', use: 'sig' }];
  const defaults = { 'identity.getKeySet': () => ({ jwksJson: JSON.stringify({ keys }) }) };
  const fakes = replicaOf?.fakes ?? (await startFakeServices(defaults));
  let port = 0;
  const testService = await startTestService(import.meta.dirname, {
    settings: gatewaySettings,
    ...(log && { log }),
    start: async (service) => {
      port = await startApiGateway(service, await createConnectedClients(service));
    },
    env: {
      HTTP_PORT: '0',
      SITE_URL: origin,
      LOG_LEVEL: 'silent',
      SARGAM_ENV: 'test',
      ...fakes.env,
      ...env,
    },
  });

  /** Signs an access token. Without `auth_time` in the claims the person has just logged in. */
  const sign = (
    claims: Record<string, unknown>,
    { kid = 'first', seconds = 600, key = privateKey, audience = 'sargam-api', issuer = 'sargam' } = {},
  ) =>
    new SignJWT({ auth_time: Math.floor(Date.now() / 1000), ...claims })
      .setProtectedHeader({ alg: 'EdDSA', kid })
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
      .sign(key);

  // Ended sessions reach every gateway on the same Redis, also those of suites that run at the same time.
  const suiteId = randomUUID();
  /** The session of each role's token. */
  const sessionOf = (role: RoleWord) => `session-${role}-${suiteId}`;

  const tokenOf = (role: RoleWord, options?: Parameters<typeof sign>[1]) =>
    sign(
      {
        sub: personIdOf(role),
        role,
        sid: sessionOf(role),
        verified: true,
        instructor: role === 'instructor' ? 'teacher' : undefined,
      },
      options,
    );

  const call = async (path: string, options: RequestOptions = {}): Promise<TestResponse> => {
    const { json, form, token, headers = {}, from = randomIpAddress() } = options;
    const method = options.method ?? (json !== undefined || form ? 'POST' : 'GET');
    const response = await fetch(
      `http://127.0.0.1:${port}${path.startsWith('/api') ? '' : '/api/v1'}${path}`,
      {
        method,
        redirect: 'manual',
        headers: {
          'x-forwarded-for': from,
          ...(token === undefined ? {} : { 'auth-token': token }),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? form : JSON.stringify(json),
      },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : {},
    };
  };

  return {
    pair,
    fakes,
    testService,
    call,
    sessionOf,
    tokenOf,
    sign,
    keys,
    port: () => port,
    stop: async () => {
      await testService.stop();
      if (!replicaOf) await fakes.stop();
    },
  };
};
export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
