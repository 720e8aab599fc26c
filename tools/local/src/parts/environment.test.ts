import type { Home } from '../base/home.ts';
import { describePart } from './description.ts';
import { createDatabaseUrl, createEnvironment, migrationSettings } from './environment.ts';
import type { Wiring } from './wiring.ts';

const home: Home = { folder: '/h', data: '/h/data', logs: '/h/logs', pids: '/h/pids' };
const commerce = describePart('services/commerce', {
  sargam: {
    kind: 'service',
    store: 'postgres',
    needs: ['postgres', 'kafka'],
    calls: ['catalogue'],
    env: { PAY: '{payments}/v4' },
  },
});
const payments = describePart('tools/sandboxes/pay', { sargam: { kind: 'sandbox', address: 'payments' } });

const createTestContext = () => {
  if (!commerce || !payments) throw new Error('no part described');
  const wiring: Wiring = {
    parts: [commerce, payments],
    ports: new Map([
      ['commerce', { grpc: 1001, ops: 1002 }],
      ['catalogue', { grpc: 2001, ops: 2002 }],
      ['pay', { http: 3001 }],
    ]),
    site: 4300,
    metrics: 4301,
  };
  const backing = {
    DATABASE_URL: 'postgres://u:p@h:5/postgres',
    KAFKA_BROKERS: 'h:6',
    REDIS_URL: 'redis://h:7',
  };
  return { part: commerce, context: { home, wiring, backing, secrets: (name: string) => `secret-${name}` } };
};

describe('the environment of a service', () => {
  it('has its own database, its ports, the addresses it calls and its own settings', () => {
    const { part, context } = createTestContext();
    expect(createEnvironment(context, part)).toMatchObject({
      SARGAM_ENV: 'development',
      GRPC_PORT: '1001',
      OPS_PORT: '1002',
      DATABASE_URL: expect.stringMatching(/^postgres:\/\/sargam_commerce:[^@]{43}@h:5\/sargam_commerce$/),
      KAFKA_BROKERS: 'h:6',
      CATALOGUE_ADDRESS: '127.0.0.1:2001',
      SERVICE_KEY: expect.stringContaining('"kid":"commerce.1"'),
      SITE_URL: 'http://localhost:4300',
      PAY: 'http://localhost:3001/v4',
    });
  });

  it('has the public keys of its run and of the gateway, and no private key of another service', () => {
    const { part, context } = createTestContext();
    const { SERVICE_KEY, SERVICE_PUBLIC_KEYS = '' } = createEnvironment(context, part);
    const { keys } = JSON.parse(SERVICE_PUBLIC_KEYS);
    expect(keys.map(({ kid }: { kid: string }) => kid)).toEqual(['api-gateway.1', 'commerce.1']);
    expect(keys.every((key: object) => !('d' in key))).toBe(true);
    expect(JSON.parse(SERVICE_KEY ?? '')).toMatchObject({ kid: 'commerce.1', d: expect.any(String) });
  });

  it('runs with a role of its own and lacks the password of the owner, who migrates', () => {
    const { part, context } = createTestContext();
    const { DATABASE_URL, DATABASE_OWNER_URL } = migrationSettings(context.backing, 'commerce');
    expect(DATABASE_OWNER_URL).toBe('postgres://u:p@h:5/sargam_commerce');
    const environment = createEnvironment(context, part);
    expect(environment).toMatchObject({ DATABASE_URL });
    expect(environment).not.toHaveProperty('DATABASE_OWNER_URL');
    expect(migrationSettings(context.backing, 'store').DATABASE_URL).not.toContain(
      new URL(DATABASE_URL).password,
    );
  });

  it('lacks the addresses that the service does not need', () => {
    const { part, context } = createTestContext();
    expect(createEnvironment(context, part)).not.toHaveProperty('REDIS_URL', 'redis://h:7');
  });

  it('has a database name without dashes, and keeps the other parts of the address', () => {
    expect(createDatabaseUrl('postgres://u:p@h:5/postgres?sslmode=require', 'api-gateway')).toBe(
      'postgres://u:p@h:5/sargam_api_gateway?sslmode=require',
    );
    expect(createDatabaseUrl('mongodb://h:5/', 'catalogue')).toBe('mongodb://h:5/sargam_catalogue');
  });
});
