import { join } from 'node:path';
import type { Addresses } from '../backing/backing.ts';
import { compileCache, type Home } from '../base/home.ts';
import type { Secrets } from '../base/secrets.ts';
import type { Description } from './description.ts';
import { fillTemplate } from './template.ts';
import { grpcAddresses, portsOf, shownAddresses, siteUrl, type Wiring } from './wiring.ts';

export interface Surroundings {
  readonly home: Home;
  readonly secrets: Secrets;
  readonly wiring: Wiring;
  readonly backing: Addresses;
}

/** The database of one service, on the server that `address` names. */
export const databaseOf = (address: string, service: string): string => {
  const url = new URL(address);
  url.pathname = `/sargam_${service.replaceAll('-', '_')}`;
  return url.href;
};

const pick = (from: Addresses, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])));

const settingsOfNeed: Readonly<Record<string, readonly string[]>> = {
  redis: ['REDIS_URL'],
  kafka: ['KAFKA_BROKERS'],
  s3: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  smtp: ['SMTP_URL'],
};

/** What this process was given, less npm's own variables. */
export const inherited = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('npm_')));

const storeSettings = ({ backing }: Surroundings, part: Description): Record<string, string> => {
  if (part.store === 'postgres') return { DATABASE_URL: databaseOf(backing.DATABASE_URL ?? '', part.name) };
  if (part.store === 'mongo') return { MONGO_URL: databaseOf(backing.MONGO_URL ?? '', part.name) };
  return {};
};

const commonSettings = (around: Surroundings): Record<string, string> => ({
  SARGAM_ENV: 'development',
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  // An arena of the allocator for each thread keeps what it once took: 3 MB idle and 20 after load, in every service.
  MALLOC_ARENA_MAX: '1',
  SITE_URL: siteUrl(around.wiring),
});

const ownPorts = ({ wiring }: Surroundings, part: Description): Record<string, string> => {
  const { grpc, ops, http } = portsOf(wiring, part.name);
  return {
    ...(grpc ? { GRPC_PORT: String(grpc) } : {}),
    ...(ops ? { OPS_PORT: String(ops) } : {}),
    ...(http ? { HTTP_PORT: String(http), PUBLIC_URL: `http://localhost:${http}` } : {}),
  };
};

const ofKind = (around: Surroundings, part: Description): Record<string, string> => {
  const { wiring, secrets, home } = around;
  if (part.kind === 'sandbox') return { DATA_DIR: join(home.data, part.name) };
  if (part.kind === 'service') {
    return {
      CALLER_SECRET: secrets('caller'),
      ...storeSettings(around, part),
      ...grpcAddresses(wiring, part.calls),
    };
  }
  const gateway = part.calls.map((name) => portsOf(wiring, name).http).find(Boolean);
  const remotes = wiring.parts.filter((each) => each.remote).map((each) => each.name);
  return { ...(gateway ? { API_URL: `http://127.0.0.1:${gateway}` } : {}), REMOTES: remotes.join(',') };
};

/** The whole environment of a part: what it needs and no other part's. Its own `env` block has the last word. */
export const environmentOf = (around: Surroundings, part: Description): NodeJS.ProcessEnv => {
  const { wiring, secrets, backing, home } = around;
  const values = {
    site: siteUrl(wiring),
    metrics: `http://localhost:${wiring.metrics}`,
    home: home.folder,
    ...shownAddresses(wiring),
    ...backing,
    ...(backing.INBOX_URL ? { inbox: backing.INBOX_URL } : {}),
  };
  const own = Object.entries(part.env).map(([name, text]) => [
    name,
    fillTemplate(text, values, secrets, `${part.folder}/package.json`),
  ]);
  return {
    ...inherited(process.env),
    ...commonSettings(around),
    ...ownPorts(around, part),
    ...pick(
      backing,
      part.needs.flatMap((need) => settingsOfNeed[need] ?? []),
    ),
    ...ofKind(around, part),
    ...Object.fromEntries(own),
  };
};
