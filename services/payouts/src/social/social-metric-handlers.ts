import { appendAuditEntry } from '@sargam/chassis/audit';
import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { Tx } from '@sargam/chassis/sql';
import type { SocialFigureServiceImplementation } from '@sargam/proto/payouts/v1/social';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database.ts';
import type { Deps } from '../deps.ts';
import { isKnownMetric, type SocialMetric } from './social-metric.ts';

const admins = { roles: ['admin'] };

const listMetrics = async (db: Kysely<Tables>): Promise<SocialMetric[]> =>
  db
    .selectFrom('social_figures')
    .select(['network', 'metric', 'count'])
    .orderBy('network')
    .orderBy('metric')
    .execute();

/** Figures by name, such as `facebook.like`. */
const byName = (figures: readonly SocialMetric[]) =>
  Object.fromEntries(figures.map(({ network, metric, count }) => [`${network}.${metric}`, count]));

/** The lock keeps the entries of concurrent admins in the order of their changes. */
const saveMetrics = async (
  tx: Tx<Tables>,
  figures: readonly SocialMetric[],
  { by, clock }: { readonly by: string; readonly clock: Clock },
): Promise<void> => {
  await sql`lock table social_figures in share row exclusive mode`.execute(tx);
  const at = clock();
  const before = byName(await listMetrics(tx));
  await tx
    .insertInto('social_figures')
    .values(
      figures.map(({ network, metric, count }) => ({
        network,
        metric,
        count,
        updated_at: at,
        updated_by: by,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['network', 'metric']).doUpdateSet({
        count: sql`excluded.count`,
        updated_at: sql`excluded.updated_at`,
        updated_by: sql`excluded.updated_by`,
      }),
    )
    .execute();
  const target = { targetKind: 'social-figures', targetId: 'social-figures' };
  await appendAuditEntry(tx, at, {
    action: 'SaveSocialFigures',
    ...target,
    before,
    after: byName(await listMetrics(tx)),
  });
};

export const socialMetricHandlers = (
  { database }: Deps,
  clock: Clock,
): SocialFigureServiceImplementation => ({
  getSocialFigures: async () => ({ figures: await listMetrics(database.db) }),

  saveSocialFigures: async ({ figures }, context) => {
    const { subject } = requireCaller(context, admins);
    if (!figures.every(isKnownMetric)) {
      throw domainError.invalid('figure-unknown', 'There is no such figure of a network.');
    }
    if (figures.length > 0)
      await database.transaction((tx) => saveMetrics(tx, figures, { by: subject, clock }));
    return { figures: await listMetrics(database.db) };
  },
});
