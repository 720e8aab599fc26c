import type { Caller } from '@sargam/chassis/caller';
import type { InstructorSale } from '@sargam/proto/payouts/v1/payouts';
import { z } from 'zod';
import { field, responseOf, taka } from '../../api/response.ts';
import { toPage } from '../../api/schemas.ts';
import { toTaka } from '../../api/taka.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

/** Undefined for callers who may not see them, and while their service is unavailable. */
export interface InstructorEarnings {
  readonly sales?: readonly InstructorSale[] | undefined;
  readonly settledPoisha?: bigint | undefined;
}

const EarningDetail = responseOf<InstructorSale>('EarningDetail')({
  amount: taka((sale) => sale.sharePoisha - sale.reversedSharePoisha, "The instructor's share minus refunds"),
  sargamCut: taka((sale) => sale.platformPoisha - sale.reversedPlatformPoisha),
});

/** The fields of decision B40 for the instructor and admins. */
export const earningFields = {
  earningDetails: field(
    z
      .array(EarningDetail.schema)
      .optional()
      .meta({ description: 'The latest 1,000 sales; only for the instructor and admins' }),
    ({ sales }: InstructorEarnings, language) =>
      sales?.map((sale) => EarningDetail.toResponse(sale, language)),
  ),
  dueSettled: field(
    z.number().optional().meta({ description: 'Paid out so far; only for the instructor and admins' }),
    ({ settledPoisha }: InstructorEarnings) =>
      settledPoisha === undefined ? undefined : toTaka(settledPoisha),
  ),
};

const maySeeEarnings = (caller: Caller | undefined, instructorId: string): boolean =>
  caller !== undefined &&
  (caller.roles.includes('admin') ||
    (caller.roles.includes('instructor') && caller.claims['instructor'] === instructorId));

export const loadEarnings = async (
  { payouts, analytics, callOptional }: HandlerDeps,
  caller: Caller | undefined,
  instructorId: string,
): Promise<InstructorEarnings> => {
  if (!maySeeEarnings(caller, instructorId)) return {};
  const period = { from: new Date(0), until: new Date('9999-12-31') };
  const [sales, totals] = await Promise.all([
    callOptional('instructor sales', (extras) =>
      payouts.listInstructorSales({ instructorId, ...period, page: toPage({}) }, extras),
    ),
    callOptional('instructor totals', (extras) => analytics.getInstructorTotals({ instructorId }, extras)),
  ]);
  return { sales: sales?.sales, settledPoisha: totals?.totals?.settledPoisha };
};
