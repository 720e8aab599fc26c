import type { Logger } from 'pino';
import { type Clock, systemClock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';
import { createLog } from '../log/index.ts';
import { createFrame, type Frame } from './frame.ts';
import { openOpsServer } from './ops-server.ts';
import type { RunningService, Service } from './service.ts';

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
  const frame = createFrame({ name, settings, clock, log });
  const ops = await openOpsServer(settings.opsPort, frame.readiness, frame.service.metrics);
  const stop = once(() => stopFrame(frame, ops.close));
  try {
    await start(frame.service);
    await frame.door.open(settings.grpcPort);
  } catch (error) {
    await stop();
    throw error;
  }
  frame.readiness.enter('serving');
  log.info({ grpcPort: frame.door.port, opsPort: ops.port }, 'ready');
  return { service: frame.service, grpcPort: frame.door.port, opsPort: ops.port, stop };
};

const stopFrame = async (frame: Frame<ProcessValues>, closeOps: () => Promise<void>): Promise<void> => {
  frame.readiness.enter('draining');
  frame.stop();
  await frame.door.close(drainMs);
  await frame.jobs.finished();
  await frame.stopHooks.run();
  await closeOps();
};

const once = (act: () => Promise<void>): (() => Promise<void>) => {
  let acting: Promise<void> | undefined;
  return () => (acting ??= act());
};
