import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { environmentName, type Settings } from '@sargam/chassis/config';
import {
  discoverParts,
  discoverWorkers,
  hasSource,
  type PartDescription,
} from '@sargam/local/parts/description';
import { rendererMemory } from '@sargam/local/parts/environment';
import { root } from '../run.ts';
import { environmentNames, type Requirement, readPartSettings, requirementOf } from './part-settings.ts';

export const grpcPort = 50_051;
export const httpPort = 8080;
export const opsPort = 9464;

/** What a chart derives from the code, written to its part.json; the library chart reads it. */
export interface ChartPart {
  readonly name: string;
  /** A service; a worker of a service; the server of a front end; or the files of a remote. */
  readonly kind: 'service' | 'worker' | 'server' | 'files';
  readonly image: string;
  /** Arguments of node in the image. */
  readonly args: readonly string[];
  /** Name of the Secret with its secret settings, unless the values name another one. */
  readonly secret: string;
  readonly ports: { readonly grpc?: number; readonly http?: number; readonly ops: number };
  readonly liveness: string;
  /** Whether the ingress sends requests to it. */
  readonly public: boolean;
  /** Whether the chart runs migrations of PostgreSQL before an install and an upgrade. */
  readonly migrates: boolean;
  /** Names of the parts that it calls, with the port. */
  readonly calls: Readonly<Record<string, number>>;
  readonly calledBy: readonly string[];
  /** Stores and brokers that it connects to. */
  readonly needs: readonly string[];
  /** The buckets of its backup. */
  readonly buckets: readonly string[];
  /** Whether it has a database or buckets, so that the chart has backups. */
  readonly saves: boolean;
  /** Whether it calls systems outside of Sargam over HTTPS. */
  readonly external: boolean;
  /** Variables with a value that the chart knows; a setting overrides it. */
  readonly environment: Readonly<Record<string, string>>;
  /** The variable of each setting. */
  readonly settings: Readonly<Record<string, string>>;
  /** Settings without a default: the chart fails without them. */
  readonly required: readonly string[];
  /** The variable of each secret setting, and when the Secret must have it. */
  readonly secrets: Readonly<Record<string, { readonly env: string; readonly required: Requirement }>>;
}

export interface DescribedPart {
  readonly part: ChartPart;
  readonly folder: string;
  readonly description: string;
  readonly definitions: Settings;
}

const kindOf = (part: PartDescription): ChartPart['kind'] => {
  if (part.owner) return 'worker';
  if (part.kind === 'service') return 'service';
  return part.remote ? 'files' : 'server';
};

const argsOf = (part: PartDescription): string[] => {
  const youngGeneration = `--max-semi-space-size=${part.youngGenerationMb}`;
  if (part.kind === 'service') return [youngGeneration, '--require', './dist/telemetry.cjs', part.entry];
  if (part.remote) return ['--max-semi-space-size=1', 'files.cjs'];
  return part.renders
    ? ['--max-semi-space-size=2', '--optimize-for-size', 'dist-server/main.mjs']
    : [youngGeneration, 'dist-server/main.mjs'];
};

const portsOf = (part: PartDescription): ChartPart['ports'] => {
  if (part.owner) return { ops: opsPort };
  return part.kind === 'service' && !part.http
    ? { grpc: grpcPort, ops: opsPort }
    : { http: httpPort, ops: opsPort };
};

const mainPort = (part: PartDescription): number => portsOf(part).grpc ?? httpPort;

const isShell = (part: PartDescription): boolean => part.server && !part.remote && !part.renders;

/** The parts that a part calls: those of its declaration, and for the shell the servers that render pages. */
const callsOf = (part: PartDescription, all: readonly PartDescription[]): readonly PartDescription[] => {
  if (part.remote) return [];
  return all.filter(({ name, renders }) => part.calls.includes(name) || (isShell(part) && renders));
};

const serviceEnvironment = (part: PartDescription, called: readonly PartDescription[]) => ({
  ...Object.fromEntries(
    called.map(({ name }) => [
      environmentName(`${name}-address`).replaceAll('-', '_'),
      `${name}:${grpcPort}`,
    ]),
  ),
  // The user of deploy/kafka, which limits it to its topics.
  ...(part.needs.includes('kafka') && { KAFKA_USER: `sargam-${part.name}` }),
});

const environmentOf = (part: PartDescription, all: readonly PartDescription[]): Record<string, string> => {
  const called = callsOf(part, all);
  if (part.kind === 'service') return serviceEnvironment(part, called);
  if (part.remote) return { BASE_PATH: `/remotes/${part.name}` };
  const apis = called.filter(({ http }) => http).map(({ name }) => ['API_URL', `http://${name}:${httpPort}`]);
  const remotes = all.filter(({ remote }) => remote).map(({ name }) => name);
  const renderers = called.flatMap(({ name, renders }) =>
    renders ? [`${renders}=http://${name}:${httpPort}`] : [],
  );
  return {
    ...Object.fromEntries(apis),
    ...(part.renders && rendererMemory),
    ...(isShell(part) && { REMOTES: remotes.join(','), RENDERERS: renderers.join(',') }),
  };
};

const secretsOf = (settings: Settings): ChartPart['secrets'] =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([, { secret }]) => secret)
      .map(([key, setting]) => [key, { env: environmentName(key), required: requirementOf(setting) }]),
  );

const describe = (part: PartDescription, all: readonly PartDescription[], settings: Settings): ChartPart => {
  const environment = environmentOf(part, all);
  const open = Object.keys(settings).filter((key) => !settings[key]?.secret);
  const isRequired = (key: string) =>
    settings[key] !== undefined &&
    requirementOf(settings[key]) === 'always' &&
    environment[environmentName(key)] === undefined;
  return {
    name: part.name,
    kind: kindOf(part),
    image: part.owner ? part.name : basename(part.folder),
    args: argsOf(part),
    secret: part.owner ?? part.name,
    ports: portsOf(part),
    liveness: part.kind === 'service' ? '/livez' : '/healthz',
    public: part.http || part.remote || isShell(part),
    migrates: !part.owner && part.store === 'postgres' && existsSync(join(root, part.folder, 'migrations')),
    calls: Object.fromEntries(callsOf(part, all).map((called) => [called.name, mainPort(called)])),
    calledBy: all.filter((caller) => callsOf(caller, all).includes(part)).map(({ name }) => name),
    needs: part.kind === 'service' ? part.needs : [],
    buckets: part.buckets,
    saves: part.kind === 'service' && !part.owner && (part.store !== 'none' || part.buckets.length > 0),
    external: Object.values(settings).some(({ external }) => external),
    environment,
    settings: environmentNames(open),
    required: open.filter(isRequired),
    secrets: secretsOf(settings),
  };
};

/** Every part with a chart: services and their workers, servers of front ends and files of remotes. */
export const describeChartParts = async (): Promise<readonly DescribedPart[]> => {
  const parts = discoverParts(root).filter((part) => part.kind !== 'sandbox' && hasSource(root, part));
  const all = [...parts, ...discoverWorkers(parts, () => true)];
  return Promise.all(
    all.map(async (part) => {
      const definitions = await readPartSettings(part);
      const chartPart = describe(part, all, definitions);
      return { part: chartPart, folder: part.folder, description: describeText(part), definitions };
    }),
  );
};

const describeText = ({ name, kind, renders, remote, owner }: PartDescription): string => {
  if (owner) return `The worker ${name} of the service ${owner}`;
  if (kind === 'service') return `The service ${name} of Sargam`;
  if (renders) return `The server that renders the pages of ${renders}`;
  return remote ? `The files of the remote ${name}` : `The server of the ${name}`;
};
