import { calculateAccessPeriods } from '@sargam/learning/enrolments/access-period';
import type { Grant } from '@sargam/learning/enrolments/grant';
import { parseTier } from '@sargam/learning/enrolments/tier';
import { Pool } from 'pg';
import { formatPeriod } from './compare-computations.ts';

interface AccessRow {
  readonly pair: string;
  readonly periods: readonly {
    readonly orderId: string;
    readonly tier: string;
    readonly startsAt: string;
    readonly endsAt: string;
  }[];
}

/**
 * Compares the periods of learning's grants with the access that commerce published, in learning's database. Instants of
 * refunds are not compared. An event that is not consumed yet is a difference until it is.
 */
export const compareStoredAccess = async (databaseUrl: string) => {
  const pool = new Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const fromGrants = await readGrantPeriods(pool);
    const fromAccess = await readAccessPeriods(pool);
    const pairs = [...new Set([...fromGrants.keys(), ...fromAccess.keys()])].sort();
    return {
      /** Number of (student, course) pairs with a grant or a stored access. */
      pairs: pairs.length,
      differences: pairs.flatMap((pair) => {
        // A pair whose orders were all refunded has no period; an order that was never paid has no stored access.
        const [grants = '', access = ''] = [fromGrants.get(pair), fromAccess.get(pair)];
        return grants === access ? [] : [`${pair}: grants [${grants}], access [${access}]`];
      }),
    };
  } finally {
    await pool.end();
  }
};

const readGrantPeriods = async (pool: Pool): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<Grant & { readonly pair: string }>(
    `select student_id || ' ' || course_id as pair, order_id as "orderId", course_id as "courseId",
            student_id as "studentId", tier, days, paid_at as "paidAt",
            upgrades_order_id as "upgradesOrderId", revoked_at as "revokedAt" from grants`,
  );
  return new Map(
    [...Map.groupBy(rows, ({ pair }) => pair)].map(([pair, grants]) => [
      pair,
      calculateAccessPeriods(grants).map(formatPeriod).join(', '),
    ]),
  );
};

const readAccessPeriods = async (pool: Pool): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<AccessRow>(
    `select student_id || ' ' || course_id as pair, periods from access`,
  );
  return new Map(
    rows.map(({ pair, periods }) => [
      pair,
      periods
        .map(({ orderId, tier, startsAt, endsAt }) =>
          formatPeriod({
            orderId,
            tier: parseTier(tier),
            startsAt: new Date(startsAt),
            endsAt: new Date(endsAt),
          }),
        )
        .join(', '),
    ]),
  );
};
