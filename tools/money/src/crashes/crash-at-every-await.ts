import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@sargam/chassis/testing';
import { withProgress } from '../progress.ts';
import { isFullSize, scaled } from '../scale.ts';
import type { Random } from '../simulation/random.ts';
import type { ServiceName } from '../system/service-processes.ts';
import type { CrashContext } from './crash-context.ts';
import { expectOutboxesEmpty, stopCheckingOpenPayments } from './outboxes.ts';

/** An operation that is in progress when a service crashes. */
export interface CrashScenario {
  /** Runs the operation. It may fail with the crash and is not repeated. */
  run(): Promise<unknown>;
  /** Expects a complete or a not started operation, soon after the restart and without any call to a service. */
  expectConsistent(): Promise<void>;
  /** Expects that a retry of the operation works, or that its time limit releases what it held. */
  expectRetryWorks(): Promise<void>;
}

/** Prepares the operation before the crash. */
export type PrepareScenario = () => Promise<CrashScenario>;

const recoveryDeadlineMs = 5_000;
/** Sweeps and the outbox continue after the response, so the service may crash in them. Milliseconds. */
const backgroundWorkMs = 150;
/** The run ends after so many rounds without a crash beyond the counted awaits. */
const survivalsToStop = 3;
/** Below full size: one crash for so many awaits, multiplied by the scale. */
const awaitsPerCrash = 6;

/**
 * Crashes the service at the first, second, … await of its database, another service or the payment gateway, with all
 * scenarios running each time, until they complete before the crash. Below full size it crashes at evenly spread
 * awaits, beginning at a random one.
 */
export const crashAtEveryAwait = async (
  context: CrashContext,
  title: string,
  name: ServiceName,
  prepares: readonly PrepareScenario[],
) => {
  let [awaits, current, kills, awaitsHit, slowest, survived] = [0, 0, 0, 0, 0, 0];
  const crashInTurn = async (): Promise<void> => {
    awaits = await countAwaits(context, name, prepares);
    for (const at of chooseAwaits(awaits, context.random)) {
      current = at;
      const took = await crashAtOrBefore(context, name, prepares, at);
      if (took === undefined) survived += 1;
      else {
        [kills, survived] = [kills + 1, 0];
        if (at <= awaits) awaitsHit += 1;
        slowest = Math.max(slowest, took);
      }
      // Background work varies, so one round without a crash does not mean that the next has none.
      if (at > awaits && survived >= survivalsToStop) break;
    }
  };
  const status = () =>
    `await ${current} of ${awaits}, ${kills} crashes, slowest recovery ${Math.round(slowest)} ms`;
  await withProgress(title, status, crashInTurn);
  return {
    awaits,
    kills,
    /** Number of counted awaits at which the service crashed; later crashes are not included. */
    awaitsHit,
    /** Longest time in milliseconds from ready to consistent. */
    slowestRecoveryMs: Math.round(slowest),
  };
};

function* chooseAwaits(awaits: number, random: Random): Generator<number> {
  if (isFullSize) for (let at = 1; ; at += 1) yield at;
  const step = awaits / scaled(awaits / awaitsPerCrash);
  for (let at = 1 + random.integerBelow(Math.ceil(step)); at <= awaits; at += step) yield Math.floor(at);
}

const prepareAll = (prepares: readonly PrepareScenario[]): Promise<CrashScenario[]> =>
  // The first calls after a restart may fail until connections are open again.
  Promise.all(prepares.map((prepare) => eventually(prepare, 20_000)));

const expectAllConsistent = async (
  { databases }: CrashContext,
  scenarios: readonly CrashScenario[],
): Promise<void> => {
  await Promise.all(scenarios.map((scenario) => scenario.expectConsistent()));
  await expectOutboxesEmpty(databases);
};

const expectRetriesWork = async (
  { databases }: CrashContext,
  scenarios: readonly CrashScenario[],
): Promise<void> => {
  await Promise.all(scenarios.map((scenario) => eventually(() => scenario.expectRetryWorks())));
  await stopCheckingOpenPayments(databases);
  expect(await databases.findViolations()).toEqual([]);
  expect(await databases.countOverusedCoupons()).toBe(0);
};

/** Runs all scenarios without a crash and returns the number of awaits. */
const countAwaits = async (
  context: CrashContext,
  name: ServiceName,
  prepares: readonly PrepareScenario[],
): Promise<number> => {
  const count = context.system.trafficCounters[name];
  const scenarios = await prepareAll(prepares);
  void count.arm(Number.POSITIVE_INFINITY, () => undefined);
  await Promise.all(scenarios.map((scenario) => scenario.run()));
  await eventually(() => expectAllConsistent(context, scenarios));
  const { passed } = count;
  count.disarm();
  await expectRetriesWork(context, scenarios);
  return passed;
};

/**
 * Crashes at that await. Below full size, when the scenarios complete before it, crashes at half of it: background
 * work was counted too and does not happen every time.
 */
const crashAtOrBefore = async (
  context: CrashContext,
  name: ServiceName,
  prepares: readonly PrepareScenario[],
  at: number,
): Promise<number | undefined> => {
  const took = await crashAt(context, name, prepares, at);
  if (took !== undefined || isFullSize || at < 2) return took;
  return crashAtOrBefore(context, name, prepares, Math.floor(at / 2));
};

/** Returns the recovery time in milliseconds, or undefined when the scenarios completed before the crash. */
const crashAt = async (
  context: CrashContext,
  name: ServiceName,
  prepares: readonly PrepareScenario[],
  at: number,
): Promise<number | undefined> => {
  const [service, count] = [context.system.services[name], context.system.trafficCounters[name]];
  const scenarios = await prepareAll(prepares);
  let crashed = false;
  const reached = count.arm(at, () => {
    crashed = true;
    void service.kill();
  });
  await Promise.all(scenarios.map((scenario) => scenario.run().catch(() => undefined)));
  // Effects in other services, and their effects here, belong to the scenario.
  const through = eventually(
    async () => crashed || expectAllConsistent(context, scenarios),
    recoveryDeadlineMs,
  );
  await Promise.race([reached, through.then(() => sleep(backgroundWorkMs))]);
  count.disarm();
  let took: number | undefined;
  if (crashed) {
    await service.kill();
    await service.start();
    const ready = performance.now();
    await eventually(() => expectAllConsistent(context, scenarios), recoveryDeadlineMs);
    took = performance.now() - ready;
  }
  await expectRetriesWork(context, scenarios);
  return took;
};
