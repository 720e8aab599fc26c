import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { SocialFigureServiceImplementation } from '@sargam/proto/payouts/v1/social';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { type Figure, isKnownFigure } from './figure.ts';

const admins = { roles: ['admin'] };

const listFigures = async ({ database }: Deps): Promise<Figure[]> =>
  database.db
    .selectFrom('social_figures')
    .select(['network', 'metric', 'count'])
    .orderBy('network')
    .orderBy('metric')
    .execute();

export const figureCalls = (deps: Deps, clock: Clock): SocialFigureServiceImplementation => ({
  getSocialFigures: async () => ({ figures: await listFigures(deps) }),

  saveSocialFigures: async ({ figures }, context) => {
    const { subject } = requireCaller(context, admins);
    if (!figures.every(isKnownFigure)) {
      throw domainError.invalid('figure-unknown', 'There is no such figure of a network.');
    }
    const rows = figures.map(({ network, metric, count }) => ({
      network,
      metric,
      count,
      updated_at: clock(),
      updated_by: subject,
    }));
    if (rows.length > 0) {
      await deps.database.db
        .insertInto('social_figures')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['network', 'metric']).doUpdateSet({
            count: sql`excluded.count`,
            updated_at: sql`excluded.updated_at`,
            updated_by: sql`excluded.updated_by`,
          }),
        )
        .execute();
    }
    return { figures: await listFigures(deps) };
  },
});
