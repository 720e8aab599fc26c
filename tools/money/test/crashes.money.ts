import { openServiceDatabases, type ServiceDatabases } from '../src/checks/service-databases.ts';
import { crashAtEveryAwait, type PrepareScenario } from '../src/crashes/crash-at-every-await.ts';
import { type CrashContext, createCrashContext } from '../src/crashes/crash-context.ts';
import { prepareCourseCheckout, prepareExtensionCheckout } from '../src/crashes/scenarios/checkout.ts';
import { prepareGiftCheckout } from '../src/crashes/scenarios/gift-checkout.ts';
import { prepareGiftRefund } from '../src/crashes/scenarios/gift-refund.ts';
import { prepareGiftSettlement } from '../src/crashes/scenarios/gift-settle.ts';
import { prepareRedemption } from '../src/crashes/scenarios/redeem.ts';
import { prepareCardRefund, prepareFreeRefund } from '../src/crashes/scenarios/refund.ts';
import { prepareCardSettlement, prepareFreeSettlement } from '../src/crashes/scenarios/settle.ts';
import { isFullSize } from '../src/scale.ts';
import { createRandom } from '../src/simulation/random.ts';
import { type Clients, openClients } from '../src/system/clients.ts';
import { type ServiceName, startTestSystem, type TestSystem } from '../src/system/test-system.ts';

const seed = Number(process.env['MONEY_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const random = createRandom(seed);

let system: TestSystem;
let clients: Clients;
let databases: ServiceDatabases;
let context: CrashContext;

/** A service is ready once it listens, and its successor listens once Kafka has missed the killed one for so long. */
const shortKafkaSession = { KAFKA_SESSION_TIMEOUT: '2s' };
const fastTakeover = { commerce: shortKafkaSession, store: shortKafkaSession, learning: shortKafkaSession };

beforeAll(async () => {
  system = await startTestSystem({ env: fastTakeover });
  clients = await openClients(system);
  databases = await openServiceDatabases(system.databaseUrls);
  context = await createCrashContext({ system, clients, databases, random });
});
afterAll(async () => {
  await databases?.close();
  await clients?.stop();
  await system?.stop();
});

interface CrashTest {
  readonly scenario: string;
  readonly promise: string;
  /** What is under way together when the service dies. Who is not named has no part in it and awaits nothing. */
  readonly byService: Partial<Record<ServiceName, (context: CrashContext) => readonly PrepareScenario[]>>;
}

const crashTests: readonly CrashTest[] = [
  {
    scenario: 'checkout',
    promise: 'an order holds what it says, or there is none',
    byService: {
      commerce: (on) => [prepareCourseCheckout(on), prepareExtensionCheckout(on), prepareGiftCheckout(on)],
      store: (on) => [prepareGiftCheckout(on), prepareGiftCheckout(on)],
      learning: (on) => [prepareExtensionCheckout(on), prepareExtensionCheckout(on)],
    },
  },
  {
    scenario: 'settle',
    promise: 'paid, spent, enrolled, earned and made into cards once',
    byService: {
      commerce: (on) => [prepareCardSettlement(on), prepareFreeSettlement(on), prepareGiftSettlement(on)],
      store: (on) => [prepareGiftSettlement(on), prepareGiftSettlement(on)],
      learning: (on) => [prepareCardSettlement(on), prepareFreeSettlement(on)],
    },
  },
  {
    scenario: 'redeem',
    promise: 'credited once, or the card is still good',
    byService: {
      commerce: (on) => [prepareRedemption(on, false), prepareRedemption(on, true)],
      store: (on) => [prepareRedemption(on, false), prepareRedemption(on, true)],
    },
  },
  {
    scenario: 'refund',
    promise: 'given back once, with access, earnings and cards, or nothing is',
    byService: {
      commerce: (on) => [prepareCardRefund(on), prepareFreeRefund(on), prepareGiftRefund(on)],
      store: (on) => [prepareGiftRefund(on), prepareGiftRefund(on)],
      learning: (on) => [prepareCardRefund(on), prepareFreeRefund(on)],
    },
  },
];

const hour = 3_600_000;

/** Some of the awaits that were counted are of sweeps and the outbox, which are not there every time. */
const minAwaitsHit = (awaits: number): number => (isFullSize ? Math.ceil(awaits * 0.8) : 1);

describe.each(crashTests)('killed at every await of $deed, and back without anyone’s help', (scene) => {
  const { scenario, promise, byService } = scene;
  it.each(Object.entries(byService))(
    `%s: ${promise} (MONEY_SEED=${seed})`,
    async (name, prepares) => {
      const seen = await crashAtEveryAwait(context, name as ServiceName, prepares(context));
      const times = `${seen.kills} times, at ${seen.awaitsHit} of ${seen.awaits} awaits counted`;
      const most = `${seen.slowestRecoveryMs} ms at most`;
      console.info(`${name} in ${scenario}: killed ${times}; all was well again after ${most}`);
      expect(seen.awaitsHit).toBeGreaterThanOrEqual(minAwaitsHit(seen.awaits));
    },
    hour,
  );
});
