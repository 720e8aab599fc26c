import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { dropDatabase } from '../src/sql/index.ts';

const run = promisify(execFile);
const url = Object.assign(new URL(process.env.DATABASE_URL ?? ''), {
  pathname: `/test-migrations-${randomBytes(5).toString('hex')}`,
}).href;
const command = path.resolve(import.meta.dirname, '../src/sql/migrate.ts');
const migrateNotes = () =>
  run(process.execPath, [command, path.join(import.meta.dirname, 'notes')], {
    env: { ...process.env, DATABASE_URL: url },
  });

afterAll(() => dropDatabase(url));

it('concurrent migration runs create the database and run each migration once', async () => {
  const runs = await Promise.all([migrateNotes(), migrateNotes()]);
  const lines = runs.flatMap(({ stderr }) => stderr.trim().split('\n')).filter((line) => line !== '');
  expect(lines).toEqual([
    'migrated 0001_events_and_answers',
    'migrated 0002_idempotency_claims',
    'migrated 0003_audit_log',
    'migrated 0004_dead_letters',
    'migrated 0005_audit_action_index',
    'migrated 0006_audit_kind_index',
    'migrated 0007_published_events',
    'migrated 0008_audit_changed_fields',
    'migrated 0001_notes',
  ]);

  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select name from migrations');
  await client.end();
  expect(rows).toEqual([{ name: '0001_notes' }]);
});

it('a run without new migrations changes nothing', async () => {
  expect((await migrateNotes()).stderr).toBe('');
});

it('an unreachable server gives a one-line error and exit code 1', async () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://sargam:secret@127.0.0.1:1/notes' };
  const failure = (await run(process.execPath, [command, '.'], { env }).catch((error: unknown) => error)) as {
    code: number;
    stderr: string;
  };
  expect(failure.code).toBe(1);
  expect(failure.stderr).toMatch(/^Migrating 127\.0\.0\.1:1\/notes failed: .+\n$/);
  expect(failure.stderr).not.toContain('secret');
});
