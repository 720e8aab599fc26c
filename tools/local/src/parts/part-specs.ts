import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache, repository } from '../base/home.ts';
import { isHttpReady } from '../supervise/probes.ts';
import type { PartSpec } from '../supervise/supervise-process.ts';
import type { PartDescription } from './description.ts';
import { createEnvironment, type PartContext } from './environment.ts';
import { findPorts } from './wiring.ts';

/** Services run without source maps, which would need 70 MB in each service. */
const nodeCommand = (youngMb: number): string[] => [
  process.execPath,
  `--max-semi-space-size=${youngMb}`,
  '--disable-warning=ExperimentalWarning',
];

/** File servers and the edge need little memory. */
const smallNode = nodeCommand(1);

/**
 * The young generation of a service (`youngGenerationMb` of its package) is collected when it is full; with 1 MB, collection takes a
 * tenth of a busy service's CPU time. It grows with the load; a service shrinks it once after its start. The gateway has a smaller one:
 * with 8 MB it has 153 MB while 200 people watch videos, with 2 MB 124 MB (`bench:classroom`).
 */
const serviceNode = ({ youngGenerationMb }: PartDescription): string[] => nodeCommand(youngGenerationMb);

/** The server of a remote's pages, with `rendererMemory`: 107 MB under 25 renders a second, 150 MB with the settings of a service. */
const rendererNode = [...nodeCommand(2), '--optimize-for-size'];

const frontendNode = (part: PartDescription): string[] => (part.renders ? rendererNode : serviceNode(part));

const servers = join(import.meta.dirname, '../servers');

const preloadArguments = (folder: string): string[] => {
  const preload = join(folder, 'dist/telemetry.cjs');
  return existsSync(preload) ? ['--require', preload] : [];
};

/** Each remote has its own small file server, so one remote can be down while the others work. */
export const createPartSpec = (context: PartContext, part: PartDescription): PartSpec => {
  const folder = join(repository, part.folder);
  const { ops, http } = findPorts(context.wiring, part.name);
  const env = createEnvironment(context, part);
  const spec = (port: number | undefined, path: string, command: readonly string[]): PartSpec => ({
    name: part.name,
    kind: part.kind,
    command,
    env: part.remote ? { ...env, FOLDER: join(folder, 'dist') } : env,
    cwd: folder,
    stopSignal: 'SIGTERM',
    port,
    probe: () => isHttpReady(`http://127.0.0.1:${port}${path}`),
  });
  if (part.kind === 'service')
    return spec(ops, '/readyz', [
      ...serviceNode(part),
      ...preloadArguments(folder),
      join(folder, part.entry),
    ]);
  if (part.remote) return spec(http, '/remoteEntry.js', [...smallNode, join(servers, 'remote.ts')]);
  return spec(http, part.readiness, [
    ...(part.kind === 'frontend' ? frontendNode(part) : smallNode),
    join(folder, part.entry),
  ]);
};

/** The reverse proxy of a local run, which corresponds to the ingress of a cluster. */
export const createEdgeSpec = (context: PartContext): PartSpec => {
  const { wiring } = context;
  const origin = (port: number | undefined) => `http://127.0.0.1:${port}`;
  const httpOf = (part: PartDescription | undefined) =>
    part ? origin(findPorts(wiring, part.name).http) : '';
  const list = (parts: readonly PartDescription[], value: (part: PartDescription) => string) =>
    parts.map((part) => `${part.name}=${value(part)}`).join(',');
  return {
    name: 'edge',
    kind: 'frontend',
    command: [...smallNode, join(servers, 'edge.ts')],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      HTTP_PORT: String(wiring.site),
      METRICS_PORT: String(wiring.metrics),
      API_URL: httpOf(wiring.parts.find((part) => part.kind === 'service' && part.http)),
      SHELL_URL: httpOf(wiring.parts.find((part) => part.server && !part.renders)),
      REMOTES: list(
        wiring.parts.filter((part) => part.remote),
        httpOf,
      ),
      METRICS: list(
        wiring.parts.filter((part) => findPorts(wiring, part.name).ops),
        (part) => `${origin(findPorts(wiring, part.name).ops)}/metrics`,
      ),
    },
    stopSignal: 'SIGTERM',
    port: wiring.site,
    probe: () => isHttpReady(`http://127.0.0.1:${wiring.site}/edge-health`),
  };
};
