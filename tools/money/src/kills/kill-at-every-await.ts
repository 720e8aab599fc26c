import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@sargam/chassis/testing';
import type { Chance } from '../model/chance.ts';
import type { ServiceName } from '../rig/rig.ts';
import { isFullSize, scaled } from '../rounds.ts';
import type { Stage } from './stage.ts';
import { expectAllTold, forgetOpenPages } from './told.ts';

/** Something that is under way when a service dies. */
export interface Deed {
  /** May fail: whoever does it dies. Nobody does it again. */
  act(): Promise<unknown>;
  /** What must be so soon after, by itself: read in the services' books, without a word to any of them. */
  whole(): Promise<void>;
  /** What else must be so once somebody goes on with it, or lets its time pass. */
  later(): Promise<void>;
}

/** Puts ready what lies there before the service dies. */
export type Prepare = () => Promise<Deed>;

export interface Killed {
  readonly awaits: number;
  readonly kills: number;
  /** How many of the awaits that were counted it died at; the other kills came after so many. */
  readonly met: number;
  /** Milliseconds from being ready to all being well. */
  readonly slowest: number;
}

const asSoonAsReady = 5_000;
/** Sweeps and the outbox go on after the answer: they may be what it dies in. */
const aftermath = 150;
/** As many in a row are through before their moment, past all that were counted, once there is nothing left to die in. */
const roundsThrough = 3;
/** At a part of the full size: one kill for so many awaits, less that part. */
const awaitsOfAKill = 6;

/**
 * Kills the service at the first, the next, … of all the moments at which it waits for its database, another service
 * or the payment gateway, with all the deeds under way each time, until they are through before it would die. Where
 * less than the full size is asked for, it dies at some of these moments, spread evenly from a random one.
 */
export const killAtEveryAwait = async (
  stage: Stage,
  name: ServiceName,
  prepares: readonly Prepare[],
): Promise<Killed> => {
  const awaits = await liveThrough(stage, name, prepares);
  let [kills, met, slowest, survived] = [0, 0, 0, 0];
  for (const at of moments(awaits, stage.chance)) {
    const took = await dieBy(stage, name, prepares, at);
    if (took === undefined) survived += 1;
    else {
      [kills, survived] = [kills + 1, 0];
      if (at <= awaits) met += 1;
      slowest = Math.max(slowest, took);
    }
    // What goes on beside the deeds comes when it comes: rounds that are through do not say that the next will be.
    if (at > awaits && survived >= roundsThrough) break;
  }
  return { awaits, kills, met, slowest: Math.round(slowest) };
};

function* moments(awaits: number, chance: Chance): Generator<number> {
  if (isFullSize) for (let at = 1; ; at += 1) yield at;
  const step = awaits / scaled(awaits / awaitsOfAKill);
  for (let at = 1 + chance.below(Math.ceil(step)); at <= awaits; at += step) yield Math.floor(at);
}

const prepared = (prepares: readonly Prepare[]): Promise<Deed[]> =>
  // The first calls after a restart may still meet a connection that is not made again yet.
  Promise.all(prepares.map((prepare) => eventually(prepare, 20_000)));

const allWell = async ({ books }: Stage, deeds: readonly Deed[]): Promise<void> => {
  await Promise.all(deeds.map((deed) => deed.whole()));
  await expectAllTold(books);
};

const afterwards = async ({ books }: Stage, deeds: readonly Deed[]): Promise<void> => {
  await Promise.all(deeds.map((deed) => eventually(() => deed.later())));
  await forgetOpenPages(books);
  expect(await books.faults()).toEqual([]);
  expect(await books.overusedCoupons()).toBe(0);
};

/** Nobody dies, and all of it succeeds. Answers how many awaits that were. */
const liveThrough = async (
  stage: Stage,
  name: ServiceName,
  prepares: readonly Prepare[],
): Promise<number> => {
  const count = stage.rig.counts[name];
  const deeds = await prepared(prepares);
  void count.arm(Number.POSITIVE_INFINITY, () => undefined);
  await Promise.all(deeds.map((deed) => deed.act()));
  await eventually(() => allWell(stage, deeds));
  const { passed } = count;
  count.disarm();
  await afterwards(stage, deeds);
  return passed;
};

/**
 * Dies at that moment. Below the full size it dies halfway to it where the deeds were through before: what goes on beside
 * them was counted too, and is not there every time.
 */
const dieBy = async (
  stage: Stage,
  name: ServiceName,
  prepares: readonly Prepare[],
  at: number,
): Promise<number | undefined> => {
  const took = await dieAt(stage, name, prepares, at);
  if (took !== undefined || isFullSize || at < 2) return took;
  return dieBy(stage, name, prepares, Math.floor(at / 2));
};

/** Answers how long it took until all was well after it; undefined where the deeds were through before. */
const dieAt = async (
  stage: Stage,
  name: ServiceName,
  prepares: readonly Prepare[],
  at: number,
): Promise<number | undefined> => {
  const [service, count] = [stage.rig.services[name], stage.rig.counts[name]];
  const deeds = await prepared(prepares);
  let died = false;
  const struck = count.arm(at, () => {
    died = true;
    void service.kill();
  });
  await Promise.all(deeds.map((deed) => deed.act().catch(() => undefined)));
  // What comes of it elsewhere, and what follows from that here, is a part of it.
  const through = eventually(async () => died || allWell(stage, deeds), asSoonAsReady);
  await Promise.race([struck, through.then(() => sleep(aftermath))]);
  count.disarm();
  let took: number | undefined;
  if (died) {
    await service.kill();
    await service.start();
    const ready = performance.now();
    await eventually(() => allWell(stage, deeds), asSoonAsReady);
    took = performance.now() - ready;
  }
  await afterwards(stage, deeds);
  return took;
};
