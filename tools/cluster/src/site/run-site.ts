// npm run cluster:site [-- --detach] [--replicas=2] [--tag=TAG] [--without-demo]: installs the umbrella chart and opens its site at http://localhost:4300.
// The reverse proxy of a local run replaces an ingress controller, and the sandboxes of the payment gateway and of social logins run beside
// it, because both are outside of a cluster. SARGAM_HOME is the folder of their data; npm stop ends them. The cluster keeps running.
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repository } from '@sargam/local/base/home';
import { discoverParts, type PartDescription } from '@sargam/local/parts/description';
import { detach } from '@sargam/local/run/detach';
import { runUntilStopped } from '@sargam/local/run/foreground';
import type { Run } from '@sargam/local/run/run';
import { sitePort } from '@sargam/local/run/site-port';
import { isHttpReady } from '@sargam/local/supervise/probes';
import { collect, readObjects } from '../cluster/kubectl.ts';
import { siteValues } from './site-values.ts';

const { values: options } = parseArgs({
  options: {
    detach: { type: 'boolean', default: false },
    replicas: { type: 'string', default: '1' },
    tag: { type: 'string', default: '' },
    'without-demo': { type: 'boolean', default: false },
  },
});

interface Service {
  readonly metadata: { readonly name: string };
  readonly spec: { readonly clusterIP: string };
}

interface Node {
  readonly status: { readonly addresses: readonly { readonly type: string; readonly address: string }[] };
}

/** An address of this machine that pods and the browser reach. */
const findNodeAddress = async (): Promise<string> => {
  const [node] = await readObjects<Node>('nodes');
  const found = node?.status.addresses.find(({ type }) => type === 'InternalIP');
  if (!found) throw new Error('The cluster has no node with an internal address.');
  return found.address;
};

const node = [process.execPath, '--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'];

const startSandbox = async (run: Run, part: PartDescription, host: string, site: string) => {
  const port = await run.ports.allocate(`${part.name}-http`);
  const url = `http://${host}:${port}`;
  await run.start({
    name: part.name,
    kind: 'sandbox',
    command: [...node, join(repository, part.folder, part.entry)],
    env: {
      ...process.env,
      HOST: host,
      HTTP_PORT: String(port),
      PUBLIC_URL: url,
      SITE_URL: site,
      DATA_DIR: join(run.home.data, part.name),
    },
    cwd: join(repository, part.folder),
    stopSignal: 'SIGTERM',
    port,
    probe: () => isHttpReady(`${url}/readyz`),
  });
  return [part.address ?? part.name, url] as const;
};

/** The addresses of the Services by name; kube-proxy makes them reachable from the node. */
const findServices = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await readObjects<Service>('services')).map(({ metadata, spec }) => [metadata.name, spec.clusterIP]),
  );

const startEdge = async (run: Run, parts: readonly PartDescription[], site: URL): Promise<string> => {
  const services = await findServices();
  const http = (name: string) => `http://${services.get(name)}:8080`;
  const remotes = parts.filter((part) => part.remote).map(({ name }) => `${name}=${http(name)}`);
  const metrics = await run.ports.allocate('metrics');
  await run.start({
    name: 'edge',
    kind: 'frontend',
    command: [...node, join(repository, 'tools/local/src/servers/edge.ts')],
    env: {
      ...process.env,
      HTTP_PORT: site.port,
      METRICS_PORT: String(metrics),
      API_URL: http('api-gateway'),
      SHELL_URL: http('shell'),
      REMOTES: remotes.join(','),
    },
    stopSignal: 'SIGTERM',
    port: Number(site.port),
    probe: () => isHttpReady(`${site.origin}/edge-health`),
  });
  return `http://${services.get('mail')}:8025`;
};

/** The charts of services and front ends. */
const listCharts = (): readonly string[] =>
  globSync('charts/*/part.json', { cwd: repository })
    .map((file) => file.split('/')[1] ?? '')
    .filter((name) => name !== 'edge');

const install = async (run: Run, values: string): Promise<void> => {
  const script = join(repository, 'tools/cluster/src/cluster/install.ts');
  const standIns = join(repository, 'tools/cluster/stand-ins');
  await run.step({
    name: 'install',
    title: 'Installing the charts',
    command: [
      ...node,
      script,
      `--backing-values=${join(standIns, 'values.yaml')}`,
      '--values=charts/sargam/values-local.yaml',
      `--values=${values}`,
    ],
    cwd: repository,
    env: process.env,
  });
};

const loadDemoData = (run: Run, site: string, inbox: string): Promise<void> =>
  run.step({
    name: 'demo',
    title: 'Loading the demo data',
    command: [...node, join(repository, 'tools/demo/src/demo.ts')],
    cwd: repository,
    env: { ...process.env, SITE_URL: site, INBOX_URL: inbox, SARGAM_ENV: 'development' },
  });

const openSite = async (run: Run): Promise<void> => {
  const startedAt = Date.now();
  if (!(await collect('kubectl', ['get', 'nodes'])).ok)
    throw new Error('There is no cluster: npm run cluster:up starts one.');
  const host = await findNodeAddress();
  const parts = discoverParts(repository);
  const site = new URL(
    `http://localhost:${await run.ports.allocate('site', { wanted: sitePort(process.env) })}`,
  );
  const sandboxes = await Promise.all(
    parts.filter(({ kind }) => kind === 'sandbox').map((part) => startSandbox(run, part, host, site.origin)),
  );
  const { payments = '', social = '' } = Object.fromEntries(sandboxes);
  const values = join(run.home.folder, 'values.json');
  const written = siteValues(
    { site: site.origin, payments, social },
    listCharts(),
    Number(options.replicas),
    options.tag,
  );
  writeFileSync(values, JSON.stringify(written, null, 2));
  await install(run, values);
  const inbox = await startEdge(run, parts, site);
  Object.assign(run.addresses, { site: site.origin, inbox, payments, social });
  if (!options['without-demo']) await loadDemoData(run, site.origin, inbox);
  const seconds = (Date.now() - startedAt) / 1000;
  run.print(`The site of the cluster is ready (${seconds.toFixed(0)} s): ${site.origin}`);
};

if (options.detach)
  await detach(
    import.meta.filename,
    process.argv.slice(2).filter((argument) => argument !== '--detach'),
  );
else await runUntilStopped('start', openSite);
