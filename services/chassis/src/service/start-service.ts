import type { Logger } from 'pino';
import { type Clock, systemClock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';
import { createLog } from '../log/index.ts';
import { openOpsServer } from './ops-server.ts';
import type { RunningService, Service } from './service.ts';
import { createServiceRuntime, type ServiceRuntime } from './service-runtime.ts';

export interface StartOptions<S extends ProcessValues> {
  readonly name: string;
  readonly settings: S;
  /** The body of main.ts: adds calls, opens stores, registers listeners. */
  readonly start: (service: Service<S>) => Promise<void>;
  readonly clock?: Clock;
  readonly log?: Logger;
}

// Below Kubernetes' 30 s before SIGKILL, and above the deadline of every call.
const drainMs = 10_000;

/**
 * Starts a service inside this process: it handles no signal and never exits the process. Port 0 takes a free port. If
 * `start` throws, the stop functions run.
 */
export const startService = async <S extends ProcessValues>(
  options: StartOptions<S>,
): Promise<RunningService<S>> => {
  const { name, settings, start, clock = systemClock } = options;
  const log = options.log ?? createLog({ service: name, level: settings.logLevel });
  const runtime = createServiceRuntime({ name, settings, clock, log });
  const ops = await openOpsServer(settings.opsPort, runtime.readiness, runtime.service.metrics);
  const stop = once(() => stopRuntime(runtime, ops.close));
  try {
    await start(runtime.service);
    await runtime.grpcServer.listen(settings.grpcPort);
  } catch (error) {
    await stop();
    throw error;
  }
  runtime.readiness.setPhase('serving');
  log.info({ grpcPort: runtime.grpcServer.port, opsPort: ops.port }, 'ready');
  return { service: runtime.service, grpcPort: runtime.grpcServer.port, opsPort: ops.port, stop };
};

const stopRuntime = async (runtime: ServiceRuntime, closeOps: () => Promise<void>): Promise<void> => {
  runtime.readiness.setPhase('draining');
  runtime.abortStopping();
  await runtime.grpcServer.shutdown(drainMs);
  await runtime.jobs.finished();
  await runtime.stopHooks.run();
  await closeOps();
};

/** Runs the function once; later calls get the same promise. */
const once = (run: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => (running ??= run());
};
