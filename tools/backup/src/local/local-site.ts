import { type Home, repository } from '@sargam/local/base/home';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { discoverParts, type PartDescription } from '@sargam/local/parts/description';
import { createDatabaseUrl } from '@sargam/local/parts/environment';
import { readAddresses } from '@sargam/local/run/addresses-file';
import { backupRank, readStores, type ServiceStores } from '../service-stores.ts';

/** The addresses that the launcher wrote. @throws UserFacingError if nothing has run from the home. */
export const requireAddresses = (home: Home): NodeJS.ProcessEnv => {
  const addresses = readAddresses(home.folder);
  if (!addresses) throw new UserFacingError(`No site has run from ${home.folder}; set SARGAM_HOME.`);
  return addresses;
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
