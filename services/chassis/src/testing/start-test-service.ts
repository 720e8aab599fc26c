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
import { type CallingServices, createCallingServices } from './clients-for-caller.ts';
import { eventually } from './eventually.ts';
import { createIsolatedStores } from './isolated-stores.ts';
import { findServiceFolder, readServiceName } from './service-folder.ts';
import type { ServiceUnderTest } from './service-under-test.ts';
import { createTestPublisher, recordTopics } from './test-events.ts';

export interface TestServiceOptions<D extends Settings> {
  readonly settings: D;
  /** The start function that main.ts passes to `runService`. */
  readonly start: (service: Service<SettingsOf<D> & ProcessValues>) => Promise<void>;
  /** Further settings, such as `{ CATALOGUE_ADDRESS: fake.address }`. */
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  /** A log for suites that check log lines; by default the log of the service. */
  readonly log?: Logger;
}

/**
 * Starts a service for a test suite: `suite = await startTestService(import.meta.dirname, { settings, start })` in beforeAll, and
 * `await suite.stop()` in afterAll. The migrations of the service create the template of its database.
 */
export const startTestService = async <const D extends Settings>(
  folder: string,
  { settings: definition, start, env = {}, clock, log }: TestServiceOptions<D>,
): Promise<ServiceUnderTest<SettingsOf<D> & ProcessValues>> => {
  type S = SettingsOf<D> & ProcessValues;
  const serviceFolder = findServiceFolder(folder);
  const name = readServiceName(serviceFolder);
  const backing = await createIsolatedStores(definition, name, serviceFolder);
  // A consumer stops only after its current request to Kafka.
  const shortStop = { KAFKA_MAX_WAIT: '200ms' };
  const environment = { ...process.env, ...backing.env, ...shortStop, ...env };
  const settings = loadSettings({ ...processSettings, ...definition }, environment) as S;
  const startInstance = () =>
    startService<S>({ name, settings, start, ...(clock && { clock }), ...(log && { log }) });
  // A second service in the same process publishes and records events, also while the service under test is stopped.
  const testService = await startService<S>({
    name: 'test',
    settings,
    start: async () => undefined,
    ...(clock && { clock }),
  });
  // The same clock signs and verifies callers.
  const { log: testLog, clock: testClock } = testService.service;
  const callers = createCallingServices({ settings, log: testLog, clock: testClock });
  const dropAll = async (): Promise<void> => {
    await callers.stop();
    await testService.stop();
    await backing.drop();
  };
  try {
    return createServiceUnderTest(
      await startInstance(),
      startInstance,
      { testService: testService.service, callers },
      dropAll,
    );
  } catch (error) {
    await dropAll();
    throw error;
  }
};

const createServiceUnderTest = <S extends ProcessValues>(
  first: RunningService<S>,
  startInstance: () => Promise<RunningService<S>>,
  { testService, callers }: { readonly testService: Service<S>; readonly callers: CallingServices },
  dropAll: () => Promise<void>,
): ServiceUnderTest<S> => {
  // Used only by services with Kafka settings; other services have no topics.
  const testServiceWithKafka = testService as unknown as Service<KafkaValues>;
  const recorder = recordTopics(testServiceWithKafka);
  let running = first;
  const address = () => `127.0.0.1:${running.grpcPort}`;
  return {
    get service() {
      return running.service;
    },
    settings: testService.settings,
    get address() {
      return address();
    },
    get opsUrl() {
      return `http://127.0.0.1:${running.opsPort}`;
    },
    ...callers.clientsFor(address),
    as: (caller, { through, address: other } = {}) =>
      callers.clientsFor(other === undefined ? address : () => other, caller, through),
    publish: createTestPublisher(testServiceWithKafka),
    publishedEvents: (topic) => recorder.events(topic),
    eventually,
    async restart(meanwhile) {
      await running.stop();
      await meanwhile?.();
      running = await startInstance();
    },
    async stop() {
      await running.stop();
      await dropAll();
    },
  };
};
