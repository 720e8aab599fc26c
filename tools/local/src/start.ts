import { existsSync } from 'node:fs';
import { repository } from './base/home.ts';
import { findProgram } from './base/run-program.ts';
import { discoverParts, discoverWorkers, hasSource } from './parts/description.ts';
import { createEdgeSpec } from './parts/part-specs.ts';
import { assignPorts, publicAddresses, siteUrl } from './parts/wiring.ts';
import { buildParts } from './run/build-parts.ts';
import { detach } from './run/detach.ts';
import { runUntilStopped } from './run/foreground.ts';
import type { Run } from './run/run.ts';
import { sitePort } from './run/site-port.ts';
import { startBacking } from './run/start-backing.ts';
import { loadDemoData, startPart } from './run/start-parts.ts';

const accounts = [
  'admin@sargam.test',
  'content@sargam.test',
  'instructor@sargam.test',
  'student@sargam.test',
];

const names: Readonly<Record<string, string>> = {
  site: 'The site',
  inbox: 'Mail inbox',
  payments: 'Payment sandbox',
  social: 'Google, Facebook',
  metrics: 'Metrics',
};

/** The last lines of a start: the addresses and the demo accounts. */
const createReadyMessage = (addresses: Readonly<Record<string, string>>, seconds: number): string[] => [
  '',
  `Sargam is ready (${seconds.toFixed(0)} s).`,
  '',
  ...Object.entries(addresses).map(([name, url]) => `  ${(names[name] ?? name).padEnd(16)} ${url}`),
  '',
  `  Log in as ${accounts.join(', ')}`,
  '  with the password sargam-demo.',
  '',
  'Ctrl-C, or "npm stop" in another terminal, stops everything.',
];

/** FFMPEG_PATH names another ffmpeg. */
const isInstalled = (program: string): boolean => {
  const named = process.env[`${program.toUpperCase()}_PATH`] ?? program;
  return existsSync(named) || findProgram(named) !== undefined;
};

/**
 * Starts the marketplace: backing services and builds in parallel, then all parts in parallel, then the demo data. Workers start last,
 * because their work is not needed for a ready site.
 */
const startAll = async (run: Run): Promise<void> => {
  const startedAt = Date.now();
  const all = discoverParts(repository);
  const parts = all.filter((part) => hasSource(repository, part));
  for (const part of all) if (!parts.includes(part)) run.print(`Skipped ${part.name}: it has no source.`);
  const workers = discoverWorkers(parts, isInstalled);
  const wiring = await assignPorts([...all, ...workers], run.ports, sitePort(process.env));
  Object.assign(run.addresses, {
    site: siteUrl(wiring),
    ...publicAddresses(wiring),
    metrics: `http://localhost:${wiring.metrics}/metrics`,
  });
  const [{ internalAddresses: backing }] = await Promise.all([startBacking(run), buildParts(run, parts)]);
  const context = { home: run.home, secrets: run.secrets, wiring, backing };
  run.print('Services and front ends');
  await Promise.all([
    ...parts.map((part) => startPart(run, context, part)),
    run.start(createEdgeSpec(context)),
  ]);
  await loadDemoData(run, context);
  await Promise.all(workers.map((worker) => startPart(run, context, worker)));
  for (const line of createReadyMessage(run.addresses, (Date.now() - startedAt) / 1000)) run.print(line);
};

if (process.argv.includes('--detach')) await detach(import.meta.filename, []);
else await runUntilStopped('start', startAll);
