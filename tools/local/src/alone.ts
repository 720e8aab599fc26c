import { repository } from './base/home.ts';
import { Obstacle } from './base/obstacle.ts';
import { buildParts } from './build/build-parts.ts';
import { discover, withUpstreams } from './parts/description.ts';
import { portsOf, wire } from './parts/wiring.ts';
import { runUntilStopped } from './run/foreground.ts';
import { sitePort } from './run/site-port.ts';
import { startBacking } from './run/start-backing.ts';
import { startPart } from './run/start-parts.ts';

/** One service in the foreground, with the backing services and the services it calls behind it. */
await runUntilStopped('alone', async (run) => {
  const name = process.argv[2];
  const all = discover(repository);
  const wanted = all.find((part) => part.name === name && part.kind === 'service');
  if (!wanted) {
    const known = all.filter((part) => part.kind === 'service').map((part) => part.name);
    throw new Obstacle(`Say which service to run: one of ${known.join(', ')}.`);
  }
  const services = withUpstreams(wanted.name, all);
  const parts = [...services, ...all.filter((part) => part.kind === 'sandbox')];
  const wiring = await wire(parts, run.ports, sitePort(process.env));
  const [{ nearby: backing }] = await Promise.all([startBacking(run), buildParts(run, parts)]);
  const around = { home: run.home, secrets: run.secrets, wiring, backing };
  const others = parts.filter((part) => part !== wanted);
  await Promise.all(others.map((part) => startPart(run, around, part)));
  await startPart(run, around, wanted, 'inherit');
  const { grpc, ops, http } = portsOf(wiring, wanted.name);
  run.say(
    `${wanted.name} is ready: gRPC 127.0.0.1:${grpc}, operations http://127.0.0.1:${ops}${http ? `, HTTP http://127.0.0.1:${http}` : ''}`,
  );
});
