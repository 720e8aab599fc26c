import { openDatabase } from '@sargam/chassis/sql';
import type { ServiceUnderTest } from '@sargam/chassis/testing';
import type { LearningSettings } from '../src/config.ts';
import type { Tables } from '../src/database.ts';

/** A connection to the service's database that stays open while the service is stopped. */
export const openSecondConnection = async ({
  settings,
  service: { log },
}: ServiceUnderTest<LearningSettings>) => {
  let close = async (): Promise<void> => undefined;
  const service = {
    name: 'test',
    settings,
    log,
    addReadinessCheck: () => undefined,
    onStop: (_: string, stop: () => Promise<void>) => {
      close = stop;
    },
  };
  const { db } = await openDatabase<Tables>(service as unknown as Parameters<typeof openDatabase>[0]);
  return { db, close: () => close() };
};

export type SecondConnection = Awaited<ReturnType<typeof openSecondConnection>>;
