import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Home, openHome, repository } from '@sargam/local/base/home';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { discoverParts, type PartDescription } from '@sargam/local/parts/description';
import { createDatabaseUrl } from '@sargam/local/parts/environment';
import { backupRank, readStores, type ServiceStores } from '../service-stores.ts';

/** The addresses that the launcher wrote for the commands of an operator. */
export const readAddresses = (home: Home): NodeJS.ProcessEnv => {
  const file = join(home.folder, 'env.sh');
  if (!existsSync(file)) throw new UserFacingError(`No site has run from ${home.folder}; set SARGAM_HOME.`);
  const lines = readFileSync(file, 'utf8').matchAll(/^export (\w+)='(.*)'$/gm);
  return Object.fromEntries([...lines].map(([, name, value]) => [name, value?.replaceAll("'\\''", "'")]));
};

const storesOf = (part: PartDescription, env: NodeJS.ProcessEnv): ServiceStores => {
  const { DATABASE_URL, MONGO_URL, KAFKA_BROKERS, ...others } = { ...process.env, ...env };
  return readStores(part.name, part.buckets, {
    ...others,
    ...(part.store === 'postgres' && { DATABASE_URL: createDatabaseUrl(DATABASE_URL ?? '', part.name) }),
    ...(part.store === 'mongo' && { MONGO_URL: createDatabaseUrl(MONGO_URL ?? '', part.name) }),
    ...(part.needs.includes('kafka') && { KAFKA_BROKERS }),
  });
};

/** The stores of all services of a site on this machine, in the order of their backups. */
export const listLocalStores = (addresses: NodeJS.ProcessEnv): readonly ServiceStores[] =>
  discoverParts(repository)
    .filter(({ kind, store, buckets }) => kind === 'service' && (store !== 'none' || buckets.length > 0))
    .map((part) => storesOf(part, addresses))
    .sort((one, other) => backupRank(one.name) - backupRank(other.name));

export const openLocalHome = (): Home => openHome();
