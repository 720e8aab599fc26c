import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { SocialFigureServiceImplementation } from '@sargam/proto/payouts/v1/social';
import { sql } from 'kysely';
import type { Deps } from '../deps.ts';
import { type Figure, isCounted } from './figure.ts';

const admins = { roles: ['admin'] };

const figuresIn = async ({ database }: Deps): Promise<Figure[]> =>
  database.db
    .selectFrom('social_figures')
    .select(['network', 'counted', 'count'])
    .orderBy('network')
    .orderBy('counted')
    .execute();

export const figureCalls = (deps: Deps, clock: Clock): SocialFigureServiceImplementation => ({
  getSocialFigures: async () => ({ figures: await figuresIn(deps) }),

  saveSocialFigures: async ({ figures }, context) => {
    const { subject } = requireCaller(context, admins);
    if (!figures.every(isCounted)) {
      throw domainError.invalid('figure-unknown', 'There is no such figure of a network.');
    }
    const rows = figures.map(({ network, counted, count }) => ({
      ...{ network, counted, count, written_at: clock(), written_by: subject },
    }));
    if (rows.length > 0) {
      await deps.database.db
        .insertInto('social_figures')
        .values(rows)
        .onConflict((conflict) =>
          conflict.columns(['network', 'counted']).doUpdateSet({
            count: sql`excluded.count`,
            written_at: sql`excluded.written_at`,
            written_by: sql`excluded.written_by`,
          }),
        )
        .execute();
    }
    return { figures: await figuresIn(deps) };
  },
});
