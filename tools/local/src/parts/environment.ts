import { join } from 'node:path';
import { gatewayName } from '@sargam/chassis/caller';
import { toRunningRoleUrl } from '@sargam/chassis/config';
import type { Addresses } from '../backing/backing-service.ts';
import { compileCache, type Home } from '../base/home.ts';
import type { Secrets } from '../base/secrets.ts';
import type { PartDescription } from './description.ts';
import { serviceKeySettings } from './service-keys.ts';
import { fillTemplate } from './template.ts';
import { findPorts, grpcAddresses, publicAddresses, siteUrl, type Wiring } from './wiring.ts';

export interface PartContext {
  readonly home: Home;
  readonly secrets: Secrets;
  readonly wiring: Wiring;
  readonly backing: Addresses;
}

/** Address of the database of one service on the server of `address`. */
export const createDatabaseUrl = (address: string, service: string): string => {
  const url = new URL(address);
  url.pathname = `/sargam_${service.replaceAll('-', '_')}`;
  return url.href;
};

const pick = (from: Addresses, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

const settingsByNeed: Readonly<Record<string, readonly string[]>> = {
  redis: ['REDIS_URL'],
  kafka: ['KAFKA_BROKERS'],
  s3: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  smtp: ['SMTP_URL'],
};

/** The environment without npm's variables. */
export const withoutNpmVariables = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));

/** The settings of a part's migration: the server's role owns the database, and the part runs with a role of its own. */
export const migrationSettings = ({ DATABASE_URL = '' }: Addresses, service: string) => {
  const ownerUrl = createDatabaseUrl(DATABASE_URL, service);
  return { DATABASE_URL: toRunningRoleUrl(ownerUrl, service), DATABASE_OWNER_URL: ownerUrl };
};

/** A worker has the store and the key of its service. */
const ownerOf = ({ name, owner = name }: PartDescription): string => owner;

const storeSettings = ({ backing }: PartContext, part: PartDescription): Record<string, string> => {
  if (part.store === 'postgres') {
    const { DATABASE_URL } = migrationSettings(backing, ownerOf(part));
    return { DATABASE_URL };
  }
  if (part.store === 'mongo') return { MONGO_URL: createDatabaseUrl(backing.MONGO_URL ?? '', ownerOf(part)) };
  return {};
};

const commonSettings = (context: PartContext): Record<string, string> => ({
  SARGAM_ENV: 'development',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  // The allocator's arena of each thread keeps its memory: 3 MB per idle service, and 20 MB after load.
  MALLOC_ARENA_MAX: '1',
  SITE_URL: siteUrl(context.wiring),
});

/**
 * Of the server of a remote's pages: the allocator returns freed blocks of 32 kB and more to the system, most of which the compiler
 * allocates. 103 to 107 MB under 25 renders a second, 107 to 116 MB without.
 */
export const rendererMemory = { MALLOC_MMAP_THRESHOLD_: '32768', MALLOC_TRIM_THRESHOLD_: '32768' } as const;

const ownPorts = ({ wiring }: PartContext, part: PartDescription): Record<string, string> => {
  const { grpc, ops, http } = findPorts(wiring, part.name);
  return {
    ...(grpc ? { GRPC_PORT: String(grpc) } : {}),
    ...(ops ? { OPS_PORT: String(ops) } : {}),
    ...(http ? { HTTP_PORT: String(http), PUBLIC_URL: `http://localhost:${http}` } : {}),
  };
};

/** The services of the run, and the gateway: a service that runs alone takes calls of a gateway that is started beside it. */
const serviceNames = ({ parts }: Wiring): string[] => {
  const names = parts.flatMap(({ kind, name, owner }) => (kind === 'service' && !owner ? [name] : []));
  return [...new Set([gatewayName, ...names])];
};

const kindSettings = (context: PartContext, part: PartDescription): Record<string, string> => {
  const { wiring, secrets, home } = context;
  if (part.kind === 'sandbox') return { DATA_DIR: join(home.data, part.name) };
  if (part.kind === 'service') {
    return {
      ...serviceKeySettings(ownerOf(part), serviceNames(wiring), secrets),
      ...storeSettings(context, part),
      ...grpcAddresses(wiring, part.calls),
    };
  }
  const gateway = part.calls.map((name) => findPorts(wiring, name).http).find(Boolean);
  const remotes = wiring.parts.filter((each) => each.remote).map((each) => each.name);
  const renderers = wiring.parts.flatMap(({ name, renders }) =>
    renders ? [`${renders}=http://127.0.0.1:${findPorts(wiring, name).http}`] : [],
  );
  return {
    ...(gateway ? { API_URL: `http://127.0.0.1:${gateway}` } : {}),
    REMOTES: remotes.join(','),
    RENDERERS: renderers.join(','),
    ...(part.renders && rendererMemory),
  };
};

/** The environment of a part, without the variables of other parts. The part's own `env` block overrides the rest. */
export const createEnvironment = (context: PartContext, part: PartDescription): NodeJS.ProcessEnv => {
  const { wiring, secrets, backing, home } = context;
  const values = {
    site: siteUrl(wiring),
    metrics: `http://localhost:${wiring.metrics}`,
    home: home.folder,
    ...publicAddresses(wiring),
    ...backing,
    ...(backing.INBOX_URL ? { inbox: backing.INBOX_URL } : {}),
  };
  const partSettings = Object.entries(part.env).map(([name, text]) => [
    name,
    fillTemplate(text, values, secrets, `${part.folder}/package.json`),
  ]);
  return {
    ...withoutNpmVariables(process.env),
    ...commonSettings(context),
    ...ownPorts(context, part),
    ...pick(
      backing,
      part.needs.flatMap((need) => settingsByNeed[need] ?? []),
    ),
    ...kindSettings(context, part),
    ...Object.fromEntries(partSettings),
  };
};
