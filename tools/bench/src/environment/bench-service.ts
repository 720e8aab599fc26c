import { type Caller, gatewayName } from '@sargam/chassis/caller';
import {
  loadSettings,
  mongoSettings,
  objectSettings,
  processSettings,
  type SettingsOf,
} from '@sargam/chassis/config';
import { type Service, startService } from '@sargam/chassis/service';
import { serviceKeySettings } from '@sargam/local/parts/service-keys';
import type { BenchEnvironment } from './run-benchmark.ts';

const settings = { ...processSettings, ...mongoSettings, ...objectSettings };
export type BenchService = Service<SettingsOf<typeof settings>>;

export const adminCaller: Caller = {
  subject: 'bench',
  roles: ['admin'],
  session: 'bench',
  claims: { verified: 'true' },
};

/** Starts a service without calls. Its clients call the other services as the gateway does. */
export const startBenchService = async (
  environment: BenchEnvironment,
  env: NodeJS.ProcessEnv = {},
): Promise<BenchService> => {
  const benchEnv = {
    SARGAM_ENV: 'test',
    LOG_LEVEL: 'silent',
    GRPC_PORT: '0',
    OPS_PORT: '0',
    ...serviceKeySettings(gatewayName, [gatewayName], environment.run.secrets),
  };
  const running = await startService({
    name: gatewayName,
    settings: loadSettings(settings, { ...environment.backing, ...env, ...benchEnv }),
    start: async () => {},
  });
  environment.onEnd(() => running.stop());
  return running.service;
};
