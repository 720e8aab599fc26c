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

// Kubernetes grants 30 s before it kills; a call that takes longer than this has outlived its deadline anyway.
const drainMs = 10_000;

/**
 * Starts a service inside this process, which stays the caller's own: no signal is handled and no exit is made.
 * Ports 0 take free ones. If `start` throws, what it had opened is stopped again.
 */
export const startService = async <S extends ProcessValues>(
  options: StartOptions<S>,
): Promise<RunningService<S>> => {
  const { name, settings, start, clock = systemClock } = options;
  const log = options.log ?? createLog({ service: name, level: settings.logLevel });
  const frame = createServiceRuntime({ name, settings, clock, log });
  const ops = await openOpsServer(settings.opsPort, frame.readiness, frame.service.metrics);
  const stop = once(() => stopFrame(frame, ops.close));
  try {
    await start(frame.service);
    await frame.grpcServer.listen(settings.grpcPort);
  } catch (error) {
    await stop();
    throw error;
  }
  frame.readiness.setPhase('serving');
  log.info({ grpcPort: frame.grpcServer.port, opsPort: ops.port }, 'ready');
  return { service: frame.service, grpcPort: frame.grpcServer.port, opsPort: ops.port, stop };
};

const stopFrame = async (
  frame: ServiceRuntime<ProcessValues>,
  closeOps: () => Promise<void>,
): Promise<void> => {
  frame.readiness.setPhase('draining');
  frame.abortStopping();
  await frame.grpcServer.shutdown(drainMs);
  await frame.jobs.finished();
  await frame.stopHooks.run();
  await closeOps();
};

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let acting: Promise<void> | undefined;
  return () => (acting ??= act());
};
