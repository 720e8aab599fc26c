import {
  loadSettings,
  type ProcessValues,
  type processSettings,
  type Settings,
  SettingsError,
  type SettingsOf,
} from '../config/index.ts';
import { createLog, type Logger } from '../log/index.ts';
import { flushTelemetry } from '../telemetry/index.ts';
import { collectGarbageAfterStart } from './collect-garbage-after-start.ts';
import type { RunningService, Service } from './service.ts';
import { startService } from './start-service.ts';

/**
 * Runs a service's process: reads the settings, starts, drains on SIGTERM or SIGINT, exits. For a bad setting or a failed
 * start one message goes to standard error and the exit code is 1.
 */
export const runService = async <D extends Settings & typeof processSettings>(
  name: string,
  definition: D,
  start: (service: Service<SettingsOf<D>>) => Promise<void>,
): Promise<void> => {
  const settings = loadSettingsOrExit(name, definition);
  const log = createLog({ service: name, level: settings.logLevel });
  exitOnUncaughtError(log);
  try {
    const running = await startService({ name, settings, start, log });
    stopOnSignal(running, log);
    collectGarbageAfterStart();
  } catch (err) {
    log.fatal({ err }, 'could not start');
    process.stderr.write(`${name} could not start: ${err instanceof Error ? err.message : String(err)}\n`);
    process.exit(1);
  }
};

/** The settings from the environment. Problems go to standard error, one sentence each, with exit code 1. */
export const loadSettingsOrExit = <D extends Settings & typeof processSettings>(
  name: string,
  definition: D,
): SettingsOf<D> & ProcessValues => {
  try {
    return loadSettings(definition, process.env) as SettingsOf<D> & ProcessValues;
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(
      `${name} cannot start with these settings:\n${error.problems.map((problem) => `  ${problem}\n`).join('')}`,
    );
    return process.exit(1);
  }
};

// After an uncaught error the state of the process is unknown, so it exits and is restarted.
const exitOnUncaughtError = (log: Logger): void => {
  const exit = (err: unknown) => {
    log.fatal({ err }, 'uncaught error');
    process.exit(1);
  };
  process.on('uncaughtException', exit);
  process.on('unhandledRejection', exit);
};

// More than draining and flushing normally take, less than Kubernetes' 30 s.
const shutdownTimeoutMs = 20_000;

const stopOnSignal = (running: RunningService, log: Logger): void => {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'draining');
    setTimeout(() => process.exit(1), shutdownTimeoutMs).unref();
    await running.stop();
    await flushTelemetry();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
};

/**
 * Runs a one-off command of a service, with the service's settings, on free ports beside the running service. If the work
 * fails, one message goes to standard error and the exit code is 1.
 */
export const runCommand = async <D extends Settings & typeof processSettings>(
  name: string,
  definition: D,
  work: (service: Service<SettingsOf<D>>) => Promise<void>,
): Promise<void> => {
  const settings: SettingsOf<D> & ProcessValues = {
    ...loadSettingsOrExit(name, definition),
    grpcPort: 0,
    opsPort: 0,
  };
  const log = createLog({ service: name, level: settings.logLevel });
  try {
    const { stop } = await startService({ name, settings, start: work, log });
    await stop();
    await flushTelemetry();
  } catch (err) {
    log.fatal({ err }, 'command failed');
    process.stderr.write(`${name}: ${err instanceof Error ? err.message : String(err)}\n`);
    process.exit(1);
  }
};
