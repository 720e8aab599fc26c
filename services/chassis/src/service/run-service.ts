import type { processSettings, Settings, SettingsOf } from '../config/index.ts';
import type { Service } from './service.ts';

/**
 * The whole life of a service's process: settings from the environment, start, SIGTERM or SIGINT, drain, exit.
 * A bad setting or a failing start is one plain message on standard error and exit code 1.
 */
export declare const runService: <D extends Settings & typeof processSettings>(
  name: string,
  definition: D,
  start: (service: Service<SettingsOf<D>>) => Promise<void>,
) => Promise<void>;
