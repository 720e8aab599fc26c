import type pg from 'pg';
import { hasCode } from './create-database.ts';

const ROLE_EXISTS = '42710';
const UNIQUE_VIOLATION = '23505';

/** Creates the role of the URL with the URL's password, unless the role exists. The owner needs CREATEROLE for it. */
export const createRunningRole = async (client: pg.Client, url: URL): Promise<string> => {
  const [name, password] = [url.username, url.password].map(decodeURIComponent) as [string, string];
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  const role = client.escapeIdentifier(name);
  if (rowCount) return role;
  try {
    await client.query(`create role ${role} login password ${client.escapeLiteral(password)}`);
  } catch (error) {
    // The migration of another database created the role at the same time.
    if (!hasCode(error, ROLE_EXISTS, UNIQUE_VIOLATION)) throw error;
  }
  return role;
};

const isAppendOnly = `(c.relname = 'audit_log' or exists (
  select from pg_trigger t where t.tgrelid = c.oid and t.tgname like '%\\_append\\_only'))`;

const listTables = async (client: pg.Client, condition: string): Promise<string> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${condition}`,
  );
  return rows.map(({ name }) => name).join(', ');
};

/**
 * Replaces the rights of the role by what a running service needs: rows of all tables, but only INSERT and SELECT on
 * append-only tables (`audit_log`, and tables with a trigger `…_append_only`), and nothing on the tables of the
 * migrations. No other role may connect without a grant of its own.
 */
export const grantRunningRole = async (client: pg.Client, role: string): Promise<void> => {
  const appendOnly = await listTables(client, isAppendOnly);
  const migrations = await listTables(client, `c.relname in ('migrations', 'chassis_migrations')`);
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  const database = client.escapeIdentifier(rows[0]?.name ?? '');
  // Statements in one query are one transaction: replicas that run keep their rights meanwhile.
  await client.query(`
    revoke all on all tables in schema public from ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    ${appendOnly && `revoke update, delete on ${appendOnly} from ${role};`}
    ${migrations && `revoke all on ${migrations} from ${role};`}
    revoke all on all sequences in schema public from ${role};
    grant usage on all sequences in schema public to ${role};
    revoke all on schema public from public, ${role};
    grant usage on schema public to ${role};
    revoke all on database ${database} from public, ${role};
    grant connect on database ${database} to ${role};
  `);
};

/** Finds a table that the connected role owns, or an append-only table whose entries the role may change. */
export const findExcessiveRight = async (pool: pg.Pool): Promise<string | undefined> => {
  const { rows } = await pool.query<{ name: string }>(
    `select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and (pg_has_role(c.relowner, 'usage')
          or (${isAppendOnly} and has_table_privilege(c.oid, 'update, delete, truncate')))
      limit 1`,
  );
  return rows[0]?.name;
};
