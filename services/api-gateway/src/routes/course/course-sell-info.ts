import type { Caller } from '@sargam/chassis/caller';
import type { CourseSale } from '@sargam/proto/payouts/v1/analytics';
import { z } from 'zod';
import { field, instant, responseOf, taka, text } from '../../api/response.ts';
import { toPage } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

const SellInfo = responseOf<CourseSale>('SellInfo')({
  orderId: text((sale) => sale.orderId),
  receivedAmount: taka((sale) => sale.receivedPoisha, 'After the gateway fee, minus reversals'),
  date: instant((sale) => sale.soldAt),
});

/** The sales of a course for admins (decision B129). */
export const sellInfo = field(
  z
    .array(SellInfo.schema)
    .optional()
    .meta({ description: 'The latest 1,000 sales; only for admins, and not with revision=draft' }),
  ({ sales }: { readonly sales: readonly CourseSale[] | undefined }, language) =>
    sales?.map((sale) => SellInfo.toResponse(sale, language)),
);

/** Undefined for other callers than admins, and while payouts is unavailable. */
export const loadSellInfo = async (
  { analytics, callOptional }: HandlerDeps,
  caller: Caller | undefined,
  courseId: string,
): Promise<readonly CourseSale[] | undefined> => {
  if (!caller?.roles.includes('admin')) return undefined;
  const request = { courseId, range: undefined, page: toPage({}) };
  return (await callOptional('sales of the course', (options) => analytics.listCourseSales(request, options)))
    ?.sales;
};
