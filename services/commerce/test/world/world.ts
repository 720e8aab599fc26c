import { newId } from '@sargam/chassis/ids';
import { createLog } from '@sargam/chassis/log';
import { type Database, openDatabase } from '@sargam/chassis/sql';
import { type ServiceUnderTest, startFakeService, startTestService } from '@sargam/chassis/testing';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { IdentityServiceDefinition, Person } from '@sargam/proto/identity/v1/identity';
import { settings } from '../../src/config.ts';
import { startCommerce } from '../../src/start.ts';
import type { Tables } from '../../src/tables.ts';
import { computeTrialBalance } from '../../src/wallet/ledger-store.ts';
import { startFakeCatalogue } from './fake-catalogue.ts';
import { startFakeLearning } from './fake-learning.ts';
import { startFaultyGatewayProxy } from './faulty-gateway-proxy.ts';
import { startNotificationReceiver } from './notification-receiver.ts';
import { startSandbox } from './sandbox.ts';

/** The service with its real stores, the real sandbox of the payment gateway, and a catalogue that a test fills. */
const startWorld = async (env: Readonly<Record<string, string>> = {}) => {
  const [catalogue, learning, sandbox, site] = await Promise.all([
    startFakeCatalogue(),
    startFakeLearning(),
    startSandbox(),
    startNotificationReceiver(),
  ]);
  const liar = await startFaultyGatewayProxy(sandbox.url);
  const verified = new Set<string>();
  const lines: string[] = [];
  const identity = await startFakeService(IdentityServiceDefinition, {
    getPerson: async ({ personId }) =>
      Person.fromPartial({ id: personId, emailVerified: verified.has(personId) }),
  });
  const addresses = {
    CATALOGUE_ADDRESS: catalogue.address,
    IDENTITY_ADDRESS: identity.address,
    LEARNING_ADDRESS: learning.address,
    SITE_URL: site.url,
    SSLCOMMERZ_URL: liar.url,
    SSLCOMMERZ_TIMEOUT: '2s',
  };
  const it = await startTestService(__dirname, {
    settings,
    start: startCommerce,
    log: createLog({
      service: 'commerce',
      level: 'debug',
      destination: { write: (line) => void lines.push(line) },
    }),
    env: { ...addresses, SWEEP_INTERVAL: '200ms', WALLET_EXPIRY_INTERVAL: '200ms', ...env },
  });
  const database = await databaseBeside(it);
  const gateway = it.client(CommerceServiceDefinition);
  site.notify = gateway.notifyPayment;

  return {
    /** Everything the service has logged, a line each. */
    lines,
    ...{ it, catalogue, learning, sandbox, liar, site, addresses, gateway, verified },
    database: database.database,
    db: database.database.db,
    admin: it
      .as({ subject: 'admin-1', roles: ['admin'], claims: { verified: 'true' } })
      .client(CommerceServiceDefinition),
    /** Somebody's own door to any of the calls. */
    as: (subject: string, roles = ['student']) => it.as({ subject, roles, claims: { verified: 'true' } }),
    /** A new student and their own door. */
    student(claims: Record<string, string> = { verified: 'true' }) {
      const id = newId();
      return { id, ...it.as({ subject: id, roles: ['student'], claims }).client(CommerceServiceDefinition) };
    },
    async stop() {
      await database.close();
      await it.stop();
      await Promise.all([catalogue, identity, learning, liar, sandbox, site].map((one) => one.stop()));
    },
  };
};

/**
 * A world of a suite's own, there from its first test on. When all is done, the ledger adds up to zero, whatever the
 * tests did.
 */
export const useWorld = (env: Readonly<Record<string, string>> = {}): World => {
  const world = {} as World;
  beforeAll(async () => void Object.assign(world, await startWorld(env)));
  afterAll(async () => {
    try {
      expect(await computeTrialBalance(world.db)).toBe(0n);
    } finally {
      await world.stop();
    }
  });
  return world;
};

export type World = Awaited<ReturnType<typeof startWorld>>;
export type Student = ReturnType<World['student']>;

/** The same rows, by a way of the test's own that outlives the service. */
const databaseBeside = async (it: ServiceUnderTest<{ readonly databaseUrl: string }>) => {
  let close = async (): Promise<void> => undefined;
  const frame = {
    ...{ name: 'test', settings: it.settings, log: it.service.log },
    ready: () => undefined,
    onStop: (_: string, stop: () => Promise<void>) => {
      close = stop;
    },
  };
  const database: Database<Tables> = await openDatabase<Tables>(
    frame as unknown as Parameters<typeof openDatabase>[0],
  );
  return { database, close: () => close() };
};
