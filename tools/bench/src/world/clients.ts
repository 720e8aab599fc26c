import type { Caller } from '@sargam/chassis/caller';
import {
  loadSettings,
  mongoSettings,
  objectSettings,
  processSettings,
  type SettingsOf,
} from '@sargam/chassis/config';
import { type Service, startService } from '@sargam/chassis/service';
import type { World } from './in-world.ts';

const settings = { ...processSettings, ...mongoSettings, ...objectSettings };
export type BenchService = Service<SettingsOf<typeof settings>>;

export const asAdmin: Caller = {
  subject: 'bench',
  roles: ['admin'],
  session: 'bench',
  claims: { verified: 'true' },
};

/** A service without calls of its own, whose clients speak to the others as the gateway's do. */
export const openClients = async (world: World, env: NodeJS.ProcessEnv = {}): Promise<BenchService> => {
  const own = {
    LOG_LEVEL: 'silent',
    GRPC_PORT: '0',
    OPS_PORT: '0',
    CALLER_SECRET: world.run.secrets('caller'),
  };
  const running = await startService({
    name: 'bench',
    settings: loadSettings(settings, { ...world.backing, ...env, ...own }),
    start: async () => {},
  });
  world.onEnd(() => running.stop());
  return running.service;
};
