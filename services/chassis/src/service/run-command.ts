import type { ProcessValues, processSettings, Settings, SettingsOf } from '../config/index.ts';
import { createLog } from '../log/index.ts';
import { flushTelemetry } from '../telemetry/index.ts';
import { loadSettingsOrExit } from './run-service.ts';
import type { Service } from './service.ts';
import { startService } from './start-service.ts';

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
