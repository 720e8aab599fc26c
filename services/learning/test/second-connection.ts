import { openDatabase } from '@sargam/chassis/sql';
import type { ServiceUnderTest } from '@sargam/chassis/testing';
import type { LearningSettings } from '../src/config.ts';
import type { Tables } from '../src/database.ts';

/** The service's rows, by a way of the test's own that outlives the service. */
export const openSecondConnection = async ({
  settings,
  service: { log },
}: ServiceUnderTest<LearningSettings>) => {
  let close = async (): Promise<void> => undefined;
  const frame = {
    ...{ name: 'test', settings, log },
    ready: () => undefined,
    onStop: (_: string, stop: () => Promise<void>) => {
      close = stop;
    },
  };
  const { db } = await openDatabase<Tables>(frame as unknown as Parameters<typeof openDatabase>[0]);
  return { db, close: () => close() };
};

export type SecondConnection = Awaited<ReturnType<typeof openSecondConnection>>;
