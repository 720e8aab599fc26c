import type { openMongo } from '@sargam/chassis/mongo';
import { toOwnerUrl } from '@sargam/chassis/testing';
import type { RunningSite } from '../../checkout/site.ts';
import { type Growth, sqlFunctions } from '../sizes.ts';
import { fillCatalogue } from './catalogue.ts';
import { fillCommerce } from './commerce.ts';
import { fillAuditLog, fillDeadLetters, fillIdentity } from './identity.ts';
import { fillLearning } from './learning.ts';
import { fillMessaging } from './messaging.ts';
import { fillPayouts } from './payouts.ts';
import { fillStore } from './store.ts';
import { writeRows } from './write-rows.ts';

type Mongo = Awaited<ReturnType<typeof openMongo>>;

/** The SQL text of the new rows of each service on PostgreSQL. */
const fills: Readonly<Record<string, (growth: Growth) => string>> = {
  identity: fillIdentity,
  commerce: fillCommerce,
  learning: fillLearning,
  store: fillStore,
  payouts: fillPayouts,
};

export interface FilledStores {
  readonly stores: RunningSite['stores'];
  readonly documents: { readonly catalogue: Mongo; readonly messaging: Mongo };
  /** Prints a line of progress. */
  print(line: string): void;
}

/** Writes the new rows into the stores of stopped services, and the statistics that the planner needs. */
export const fillStores = async (
  { stores, documents, print }: FilledStores,
  growth: Growth,
): Promise<void> => {
  const timed = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const startedAt = Date.now();
    await work();
    print(`  rows of ${name} written in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  };
  const fillSql = async (): Promise<void> => {
    for (const [name, fill] of Object.entries(fills))
      await timed(name, () =>
        writeRows(
          toOwnerUrl(stores[name]?.['DATABASE_URL'] ?? ''),
          sqlFunctions(growth.now),
          fill(growth) + fillAuditLog(growth) + fillDeadLetters(growth),
        ),
      );
  };
  const fillDocuments = async (): Promise<void> => {
    await timed('catalogue', () => fillCatalogue(documents.catalogue, growth));
    await timed('messaging', async () => {
      const messages = await fillMessaging(documents.messaging, growth);
      if (messages < growth.to.messages)
        print(
          `  ${messages} messages instead of ${growth.to.messages}, because the document store is not MongoDB`,
        );
    });
  };
  await Promise.all([fillSql(), fillDocuments()]);
};
