import type { Clock } from '../clock/index.ts';
import {
  type KafkaValues,
  loadSettings,
  type ProcessValues,
  processSettings,
  type Settings,
  type SettingsOf,
} from '../config/index.ts';
import type { Logger } from '../log/index.ts';
import { type RunningService, type Service, startService } from '../service/index.ts';
import { clientsForCaller } from './clients-for-caller.ts';
import { eventually } from './eventually.ts';
import { createIsolatedStores } from './isolated-stores.ts';
import { recordTopics } from './record-topics.ts';
import { serviceFolderOf, serviceNameOf } from './service-folder.ts';
import type { ServiceUnderTest } from './service-under-test.ts';
import { createTestPublisher } from './test-publisher.ts';

export interface TestServiceOptions<D extends Settings> {
  readonly settings: D;
  /** What main.ts gives to `runService`. */
  readonly start: (service: Service<SettingsOf<D> & ProcessValues>) => Promise<void>;
  /** Settings beyond the stores', such as `{ CATALOGUE_ADDRESS: fake.address }`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** Where the service logs, for a suite that reads what it said; else where it would log by itself. */
  readonly log?: Logger;
}

/**
 * Starts a service for a suite: `suite = await testService(__dirname, { settings, start })` in a beforeAll, and
 * `await suite.stop()` in the afterAll. Its database is made by the service's own migrations.
 */
export const startTestService = async <const D extends Settings>(
  folder: string,
  { settings: definition, start, env = {}, clock, log }: TestServiceOptions<D>,
): Promise<ServiceUnderTest<SettingsOf<D> & ProcessValues>> => {
  type S = SettingsOf<D> & ProcessValues;
  const serviceFolder = serviceFolderOf(folder);
  const name = serviceNameOf(serviceFolder);
  const backing = await createIsolatedStores(definition, name, serviceFolder);
  const given = { ...process.env, ...backing.env, ...env };
  const settings = loadSettings({ ...processSettings, ...definition }, given) as S;
  const startOne = () =>
    startService<S>({ name, settings, start, ...(clock && { clock }), ...(log && { log }) });
  // Stands beside the service, so that calling, publishing and watching go on while the service is away.
  const beside = await startService<S>({
    name: 'test',
    settings,
    start: async () => undefined,
    // Callers are signed by the clock that they are checked by.
    ...(clock && { clock }),
  });
  const dropAll = async (): Promise<void> => {
    await beside.stop();
    await backing.drop();
  };
  try {
    return tested(await startOne(), startOne, beside.service, dropAll);
  } catch (error) {
    await dropAll();
    throw error;
  }
};

const tested = <S extends ProcessValues>(
  first: RunningService<S>,
  startOne: () => Promise<RunningService<S>>,
  beside: Service<S>,
  dropAll: () => Promise<void>,
): ServiceUnderTest<S> => {
  // Of use only where the service's settings name the brokers; without them there is no topic to ask for.
  const besideTopics = beside as unknown as Service<KafkaValues>;
  const watched = recordTopics(besideTopics);
  let running = first;
  const address = () => `127.0.0.1:${running.grpcPort}`;
  return {
    get service() {
      return running.service;
    },
    settings: beside.settings,
    get address() {
      return address();
    },
    get opsUrl() {
      return `http://127.0.0.1:${running.opsPort}`;
    },
    client: (definition) => clientsForCaller(beside, undefined, address()).client(definition),
    as: (caller) => clientsForCaller(beside, caller, address()),
    publish: createTestPublisher(besideTopics),
    publishedEvents: (topic) => watched.events(topic),
    eventually,
    async restart(meanwhile) {
      await running.stop();
      await meanwhile?.();
      running = await startOne();
    },
    async stop() {
      await running.stop();
      await dropAll();
    },
  };
};
