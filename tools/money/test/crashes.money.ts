import { eventually } from '@sargam/chassis/testing';
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
import { courseIds } from '../src/shop/products.ts';
import { buyCourse, studentOf } from '../src/shop/student.ts';
import { createRandom } from '../src/simulation/random.ts';
import { type Clients, openClients } from '../src/system/clients.ts';
import type { ServiceName } from '../src/system/service-processes.ts';
import { startTestSystem, type TestSystem } from '../src/system/test-system.ts';

const seed = Number(process.env['MONEY_SEED'] ?? Math.floor(Math.random() * 1_000_000));
const random = createRandom(seed);

let system: TestSystem;
let clients: Clients;
let databases: ServiceDatabases;
let context: CrashContext;

/**
 * A service is ready once it listens, and its successor listens only after Kafka has removed the crashed consumer.
 */
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
  readonly expectation: string;
  /** Scenarios in progress at the crash. A service that is not named takes no part. */
  readonly byService: Partial<Record<ServiceName, (ctx: CrashContext) => readonly PrepareScenario[]>>;
}

const crashTests: readonly CrashTest[] = [
  {
    scenario: 'checkout',
    expectation: 'an order holds its amounts, or there is no order',
    byService: {
      commerce: (ctx) => [
        prepareCourseCheckout(ctx),
        prepareExtensionCheckout(ctx),
        prepareGiftCheckout(ctx),
      ],
      store: (ctx) => [prepareGiftCheckout(ctx), prepareGiftCheckout(ctx)],
    },
  },
  {
    scenario: 'settle',
    expectation: 'paid, captured, enrolled, earned and issued as cards once',
    byService: {
      commerce: (ctx) => [prepareCardSettlement(ctx), prepareFreeSettlement(ctx), prepareGiftSettlement(ctx)],
      store: (ctx) => [prepareGiftSettlement(ctx), prepareGiftSettlement(ctx)],
      learning: (ctx) => [prepareCardSettlement(ctx), prepareFreeSettlement(ctx)],
    },
  },
  {
    scenario: 'redeem',
    expectation: 'credited once, or the card is still unused',
    byService: {
      commerce: (ctx) => [prepareRedemption(ctx, false), prepareRedemption(ctx, true)],
      store: (ctx) => [prepareRedemption(ctx, false), prepareRedemption(ctx, true)],
    },
  },
  {
    scenario: 'refund',
    expectation: 'refunded once, with access, earnings and cards, or not at all',
    byService: {
      commerce: (ctx) => [prepareCardRefund(ctx), prepareFreeRefund(ctx), prepareGiftRefund(ctx)],
      store: (ctx) => [prepareGiftRefund(ctx), prepareGiftRefund(ctx)],
      learning: (ctx) => [prepareCardRefund(ctx), prepareFreeRefund(ctx)],
    },
  },
];

const hour = 3_600_000;
const minute = 60_000;

/** Some counted awaits belong to sweeps and the outbox, which do not run every time. */
const minAwaitsHit = (awaits: number): number => (isFullSize ? Math.ceil(awaits * 0.8) : 1);

describe.each(crashTests)(
  'crashed at every await of $scenario, the service recovers without help',
  (crashTest) => {
    const { scenario, expectation, byService } = crashTest;
    it.each(Object.entries(byService))(
      `%s: ${expectation} (MONEY_SEED=${seed})`,
      async (name, prepareScenarios) => {
        const title = `crashes of ${name} in ${scenario}`;
        const report = await crashAtEveryAwait(
          context,
          title,
          name as ServiceName,
          prepareScenarios(context),
        );
        const crashes = `${report.kills} crashes at ${report.awaitsHit} of ${report.awaits} counted awaits`;
        console.info(`${title}: ${crashes}; slowest recovery ${report.slowestRecoveryMs} ms`);
        expect(report.awaitsHit).toBeGreaterThanOrEqual(minAwaitsHit(report.awaits));
      },
      hour,
    );
  },
);

// Learning takes no part in checkout, so it cannot crash at an await of it.
it(
  'a course is bought and extended while learning does not run, and the student is enrolled once it runs again',
  async () => {
    const { learning } = context.system.services;
    const student = studentOf(context.clients);
    const course = courseIds[1] ?? '';
    await learning.kill();
    const first = await buyCourse(context.system, student, course);
    const extension = await buyCourse(context.system, student, course);
    await learning.start();
    await eventually(async () => {
      const grants = 'select order_id as id from grants where student_id = $1 order by paid_at';
      expect(await databases.query('learning', grants, [student.id])).toEqual([
        { id: first.id },
        { id: extension.id },
      ]);
      const stored = 'select version::text from access where student_id = $1';
      expect(await databases.query('learning', stored, [student.id])).toEqual([{ version: '2' }]);
      const enrolments = 'select course_id from enrolments where student_id = $1';
      expect(await databases.query('learning', enrolments, [student.id])).toEqual([{ course_id: course }]);
    }, minute);
  },
  2 * minute,
);
