import { setTimeout as sleep } from 'node:timers/promises';
import type { Site } from '@sargam/e2e/site';
import { type Buyer, earnCertificate, signUpAndBuy, waitForCourse } from './purchases.ts';

/** Saves these contents of the services, one service after another. */
export type SaveServices = (
  services: readonly string[],
  contents: 'topics' | 'database,objects',
) => Promise<void> | void;

/** What the restored site must have. */
export interface SavedSite {
  /** The public code of a certificate. */
  readonly code: string;
  /** Students who bought before, between and after the first backups. */
  readonly buyers: readonly [Buyer, Buyer, Buyer];
}

/** Saves all stores in the order of a consistent restore (decision C15), twice `minutes` apart, while students sign up and buy. */
export const saveInSteps = async (site: Site, save: SaveServices, minutes: number): Promise<SavedSite> => {
  const first = await signUpAndBuy(site, 'first');
  const code = await earnCertificate(site, first);
  await save(['payouts', 'learning', 'store', 'catalogue', 'commerce', 'identity'], 'topics');
  await save(['api-gateway', 'messaging', 'payouts', 'learning'], 'database,objects');
  const second = await signUpAndBuy(site, 'second');
  await sleep(minutes * 60_000);
  await save(['store', 'catalogue'], 'database,objects');
  const third = await signUpAndBuy(site, 'third');
  await waitForCourse(site, third);
  await sleep(minutes * 60_000);
  await save(['commerce', 'identity'], 'database,objects');
  return { code, buyers: [first, second, third] };
};
