import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { createLog } from '@sargam/chassis/log';
import { type Database, openDatabase } from '@sargam/chassis/sql';
import {
  type CallOptions,
  type ServiceUnderTest,
  startFakeService,
  startTestService,
} from '@sargam/chassis/testing';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { IdentityServiceDefinition, Person, Role } from '@sargam/proto/identity/v1/identity';
import { settings } from '../../src/config.ts';
import { startCommerce } from '../../src/start.ts';
import type { Tables } from '../../src/tables.ts';
import { computeTrialBalance } from '../../src/wallet/ledger-store.ts';
import { startFakeCatalogue } from './fake-catalogue.ts';
import { startFaultyGatewayProxy } from './faulty-gateway-proxy.ts';
import { startNotificationReceiver } from './notification-receiver.ts';
import { startSandbox } from './sandbox.ts';

/** The service with its real stores, the sandbox of the payment gateway, and fakes of the other services. */
const startTestSystem = async (env: Readonly<Record<string, string>> = {}) => {
  const [catalogue, sandbox, notificationReceiver] = await Promise.all([
    startFakeCatalogue(),
    startSandbox(),
    startNotificationReceiver(),
  ]);
  const gatewayProxy = await startFaultyGatewayProxy(sandbox.url);
  const verified = new Set<string>();
  const deleted = new Set<string>();
  const staff = new Set<string>();
  const lines: string[] = [];
  const identity = await startFakeService(
    IdentityServiceDefinition,
    {
      getPerson: async ({ personId }) => {
        if (deleted.has(personId)) throw domainError.notFound('person-not-found', 'There is no such person.');
        const role = staff.has(personId) ? Role.ROLE_CONTENT : Role.ROLE_STUDENT;
        return Person.fromPartial({ id: personId, role, emailVerified: verified.has(personId) });
      },
    },
    'commerce',
  );
  const addresses = {
    CATALOGUE_ADDRESS: catalogue.address,
    IDENTITY_ADDRESS: identity.address,
    SITE_URL: notificationReceiver.url,
    SSLCOMMERZ_URL: gatewayProxy.url,
    SSLCOMMERZ_TIMEOUT: '2s',
  };
  const service = await startTestService(import.meta.dirname, {
    settings,
    start: startCommerce,
    log: createLog({
      service: 'commerce',
      level: 'debug',
      destination: { write: (line) => void lines.push(line) },
    }),
    env: { ...addresses, SWEEP_INTERVAL: '200ms', WALLET_EXPIRY_INTERVAL: '200ms', ...env },
  });
  const database = await openTestDatabase(service);
  const gateway = service.client(CommerceServiceDefinition);
  notificationReceiver.notify = gateway.notifyPayment;

  return {
    /** All log lines of the service. */
    lines,
    service: service,
    catalogue,
    sandbox,
    gatewayProxy,
    notificationReceiver,
    addresses,
    gateway,
    verified,
    /** Ids of persons that identity does not know. */
    deleted,
    /** Ids of persons who are content uploaders. */
    staff,
    database: database.database,
    db: database.database.db,
    admin: service
      .as({ subject: 'admin-1', roles: ['admin'], claims: { verified: 'true' } })
      .client(CommerceServiceDefinition),
    /** Clients in the name of a caller. */
    as: (subject: string, roles = ['student'], route?: CallOptions) =>
      service.as({ subject, roles, claims: { verified: 'true' } }, route),
    /** Creates a student with a client. */
    student(claims: Record<string, string> = { verified: 'true' }) {
      const id = newId();
      return {
        id,
        ...service.as({ subject: id, roles: ['student'], claims }).client(CommerceServiceDefinition),
      };
    },
    async stop() {
      await database.close();
      await service.stop();
      await Promise.all(
        [catalogue, identity, gatewayProxy, sandbox, notificationReceiver].map((fake) => fake.stop()),
      );
    },
  };
};

/**
 * Starts a system before the first test of a suite. After the last test the trial balance of the ledger must be zero.
 */
export const useTestSystem = (env: Readonly<Record<string, string>> = {}): TestSystem => {
  const system = {} as TestSystem;
  beforeAll(async () => void Object.assign(system, await startTestSystem(env)));
  afterAll(async () => {
    try {
      expect(await computeTrialBalance(system.db)).toBe(0n);
    } finally {
      await system.stop();
    }
  });
  return system;
};

export type TestSystem = Awaited<ReturnType<typeof startTestSystem>>;
export type Student = ReturnType<TestSystem['student']>;

/** A connection to the same database that is open after the service stops. */
const openTestDatabase = async (it: ServiceUnderTest<{ readonly databaseUrl: string }>) => {
  let close = async (): Promise<void> => undefined;
  const service = {
    name: 'test',
    settings: it.settings,
    log: it.service.log,
    addReadinessCheck: () => undefined,
    onStop: (_: string, stop: () => Promise<void>) => {
      close = stop;
    },
  };
  const database: Database<Tables> = await openDatabase<Tables>(
    service as unknown as Parameters<typeof openDatabase>[0],
  );
  return { database, close: () => close() };
};
