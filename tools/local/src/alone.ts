import { repository } from './base/home.ts';
import { UserFacingError } from './base/user-facing-error.ts';
import { discoverParts, withDependencies } from './parts/description.ts';
import { assignPorts, findPorts } from './parts/wiring.ts';
import { buildParts } from './run/build-parts.ts';
import { runUntilStopped } from './run/foreground.ts';
import { sitePort } from './run/site-port.ts';
import { startBacking } from './run/start-backing.ts';
import { startPart } from './run/start-parts.ts';

/** Runs one service in the foreground, together with the backing services and the services that it calls. */
await runUntilStopped('alone', async (run) => {
  const name = process.argv[2];
  const all = discoverParts(repository);
  const wanted = all.find((part) => part.name === name && part.kind === 'service');
  if (!wanted) {
    const known = all.filter((part) => part.kind === 'service').map((part) => part.name);
    throw new UserFacingError(`Name the service to run: one of ${known.join(', ')}.`);
  }
  const services = withDependencies(wanted.name, all);
  const parts = [...services, ...all.filter((part) => part.kind === 'sandbox')];
  const wiring = await assignPorts(parts, run.ports, sitePort(process.env));
  const [{ internalAddresses: backing }] = await Promise.all([startBacking(run), buildParts(run, parts)]);
  const context = { home: run.home, secrets: run.secrets, wiring, backing };
  const others = parts.filter((part) => part !== wanted);
  await Promise.all(others.map((part) => startPart(run, context, part)));
  await startPart(run, context, wanted, 'inherit');
  const { grpc, ops, http } = findPorts(wiring, wanted.name);
  run.print(
    `${wanted.name} is ready: gRPC 127.0.0.1:${grpc}, operations http://127.0.0.1:${ops}${http ? `, HTTP http://127.0.0.1:${http}` : ''}`,
  );
});
