import { repository } from './base/home.ts';
import { buildParts } from './build/build-parts.ts';
import { discover, isWritten } from './parts/description.ts';
import { edgeSpec } from './parts/part-specs.ts';
import { shownAddresses, siteUrl, wire } from './parts/wiring.ts';
import { detach } from './run/detach.ts';
import { farewell } from './run/farewell.ts';
import { runUntilStopped } from './run/foreground.ts';
import type { Run } from './run/run.ts';
import { sitePort } from './run/site-port.ts';
import { startBacking } from './run/start-backing.ts';
import { fillDemo, startPart } from './run/start-parts.ts';

/** The whole marketplace: backing services and builds side by side, then every part at once, then the demo data. */
const startAll = async (run: Run): Promise<void> => {
  const since = Date.now();
  const all = discover(repository);
  const parts = all.filter((part) => isWritten(repository, part));
  for (const part of all)
    if (!parts.includes(part)) run.say(`${part.name} is declared, but has no source; left out.`);
  const wiring = await wire(all, run.ports, sitePort(process.env));
  Object.assign(run.addresses, {
    site: siteUrl(wiring),
    ...shownAddresses(wiring),
    metrics: `http://localhost:${wiring.metrics}/metrics`,
  });
  const [{ nearby: backing }] = await Promise.all([startBacking(run), buildParts(run, parts)]);
  const around = { home: run.home, secrets: run.secrets, wiring, backing };
  run.say('Services and front ends');
  await Promise.all([...parts.map((part) => startPart(run, around, part)), run.start(edgeSpec(around))]);
  await fillDemo(run, around);
  for (const line of farewell(run.addresses, (Date.now() - since) / 1000)) run.say(line);
};

if (process.argv.includes('--detach')) await detach(import.meta.filename, []);
else await runUntilStopped('start', startAll);
