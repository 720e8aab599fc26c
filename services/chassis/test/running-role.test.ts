import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import type { Service } from '../src/service/index.ts';
import { dropDatabase, openDatabase } from '../src/sql/index.ts';

const run = promisify(execFile);
const command = path.resolve(import.meta.dirname, '../src/sql/migrate.ts');
const id = randomBytes(5).toString('hex');
const [owner, running] = [`test owner ${id}`, `test-running-${id}`];
const urlOf = (username: string, password: string) =>
  Object.assign(new URL(process.env['DATABASE_URL'] ?? ''), {
    username,
    password,
    pathname: `/test-role-${id}`,
  }).href;
const [ownerUrl, runningUrl] = [urlOf(owner, 'of the owner'), urlOf(running, `it's "a" pässword`)];

let folder: string;
let admin: pg.Client;
let asOwner: pg.Client;
let asRunning: pg.Client;

const migrate = (env: Record<string, string> = {}) =>
  run(process.execPath, [command, folder], {
    env: { ...process.env, DATABASE_URL: runningUrl, DATABASE_OWNER_URL: ownerUrl, ...env },
  });

const connect = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

const addMigration = (name: string, text: string) =>
  writeFileSync(path.join(folder, 'migrations', name), text);

const trail = `
  create table audit_log (id bigint generated always as identity, at timestamptz not null default now());
  create table "Entries" (id bigserial primary key);
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'append-only'; end $$;
  create trigger entries_append_only before update on "Entries" for each row execute function refuse();
`;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sargam-role-'));
  cpSync(path.join(import.meta.dirname, 'notes/migrations'), path.join(folder, 'migrations'), {
    recursive: true,
  });
  addMigration('0002_trail.sql', trail);
  admin = await connect(process.env['DATABASE_URL'] ?? '');
  await admin.query(`create role "${owner}" createdb createrole login password 'of the owner'`);
  await migrate();
  [asOwner, asRunning] = await Promise.all([connect(ownerUrl), connect(runningUrl)]);
}, 30_000);

afterAll(async () => {
  await Promise.all([asOwner.end(), asRunning.end()]);
  await dropDatabase(
    Object.assign(new URL(process.env['DATABASE_URL'] ?? ''), { pathname: `/test-role-${id}` }).href,
  );
  await admin.query(`drop role "${running}"; drop role "${owner}"`);
  await admin.end();
  rmSync(folder, { recursive: true });
});

const expectDenied = async (...statements: readonly string[]) => {
  for (const statement of statements)
    expect([statement, await asRunning.query(statement).catch((error: unknown) => error)]).toEqual([
      statement,
      // The code of PostgreSQL for a missing right.
      expect.objectContaining({ code: '42501' }),
    ]);
};

it('the running role reads and writes rows of all tables', async () => {
  await asRunning.query(`
    insert into notes (id, words, seen) values ('a', 'x', 1) on conflict (id) do update set seen = 2;
    update notes set words = 'y';
    select * from notes for update;
    delete from notes;
    insert into outbox (id, topic, key, type, occurred_at, body) values ('a', 'b', 'c', 'd', now(), '');
    lock table inbox in access exclusive mode;
  `);
});

it('the running role appends to append-only tables and reads them, but cannot change, delete or truncate entries', async () => {
  await asRunning.query('insert into audit_log default values; insert into "Entries" default values');
  expect((await asRunning.query('select * from audit_log, "Entries"')).rows).toHaveLength(1);
  for (const table of ['audit_log', '"Entries"'])
    await expectDenied(
      `update ${table} set id = default`,
      `delete from ${table}`,
      `truncate ${table}`,
      `select * from ${table} for update`,
    );
});

it('the running role cannot change the schema, the migrations or the rights, nor truncate a table', async () => {
  await expectDenied(
    'create table mine (id int)',
    'create temporary table mine (id int)',
    'create schema mine',
    'create role mine',
    'drop table notes',
    'alter table audit_log disable trigger all',
    'alter table notes add column mine int',
    'create or replace function refuse() returns int language sql as $$ select 1 $$',
    'truncate notes',
    'delete from migrations',
    'select * from chassis_migrations',
    `select setval('outbox_position_seq', 1)`,
    `set role "${owner}"`,
  );
  // PostgreSQL answers with a warning, which changes nothing.
  await asRunning.query(`grant update on audit_log to "${running}"`);
  await expectDenied('update audit_log set at = now()');
});

it('a repeated migration grants rights on new tables and removes rights that the role must not have', async () => {
  await asOwner.query(`grant all on all tables in schema public to "${running}"`);
  addMigration('0003_songs.sql', 'create table songs (id int)');
  await Promise.all([migrate(), migrate()]);
  await asRunning.query('insert into songs values (1); delete from songs');
  await expectDenied('truncate songs', 'update audit_log set at = now()', 'delete from "Entries"');
});

it('another role cannot connect', async () => {
  const other = urlOf(`other-${id}`, 'other');
  await admin.query(`create role "other-${id}" login password 'other'`);
  await expect(connect(other)).rejects.toThrow('permission denied for database');
  await admin.query(`drop role "other-${id}"`);
});

it('a database that was migrated and used with one role gets a running role at the next migration', async () => {
  const env = { DATABASE_URL: ownerUrl.replace('test-role', 'test-one-role') };
  const names = { DATABASE_OWNER_URL: env.DATABASE_URL };
  try {
    await migrate({ ...env, DATABASE_OWNER_URL: env.DATABASE_URL });
    await migrate({ ...names, DATABASE_URL: runningUrl.replace('test-role', 'test-one-role') });
    const client = await connect(runningUrl.replace('test-role', 'test-one-role'));
    await client.query('insert into audit_log default values');
    await expect(client.query('delete from audit_log')).rejects.toThrow('permission denied');
    await client.end();
  } finally {
    await dropDatabase(env.DATABASE_URL);
  }
});

it('a migration whose two addresses name different databases fails', async () => {
  await expect(migrate({ DATABASE_URL: runningUrl.replace('test-role', 'other') })).rejects.toMatchObject({
    stderr: expect.stringContaining('different databases'),
  });
});

describe('readiness of a service', () => {
  const checkReadiness = async (databaseUrl: string, sargamEnv: 'test' | 'production') => {
    const checks: (() => Promise<void>)[] = [];
    const stops: (() => unknown)[] = [];
    const errors: unknown[] = [];
    const { db } = await openDatabase({
      name: 'test',
      settings: { databaseUrl, sargamEnv },
      log: { error: (...line: unknown[]) => errors.push(line) },
      addReadinessCheck: (_: string, check: () => Promise<void>) => checks.push(check),
      onStop: (_: string, stop: () => unknown) => stops.push(stop),
    } as unknown as Service<{ databaseUrl: string; sargamEnv: typeof sargamEnv }>);
    await sql`select 1`.execute(db);
    const outcome = await checks[0]?.().catch(({ message }: Error) => message);
    await stops[0]?.();
    return { outcome, errors: errors.length };
  };

  it('in production fails for a role that owns tables, with an error in the log', async () => {
    expect(await checkReadiness(ownerUrl, 'production')).toEqual({
      outcome: expect.stringContaining('migrate with DATABASE_OWNER_URL'),
      errors: 1,
    });
  });

  it('in production fails for a role that may change the audit log', async () => {
    await asOwner.query(`grant update on audit_log to "${running}"`);
    expect((await checkReadiness(runningUrl, 'production')).outcome).toContain('audit_log');
    await asOwner.query(`revoke update on audit_log from "${running}"`);
    expect(await checkReadiness(runningUrl, 'production')).toEqual({ outcome: undefined, errors: 0 });
  });

  it('in development passes with one role', async () => {
    expect(await checkReadiness(ownerUrl, 'test')).toEqual({ outcome: undefined, errors: 0 });
  });
});
