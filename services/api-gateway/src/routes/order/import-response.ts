import type { WaitingImport as StoredImport } from '@sargam/proto/commerce/v1/commerce';
import type { Person } from '@sargam/proto/identity/v1/identity';
import { z } from 'zod';
import { instant, mapFields, responseOf, taka, text } from '../../api/response.ts';
import { Id } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';
import { Tier } from '../../api/tiers.ts';
import { InstantParam } from '../analytics/day-range.ts';
import { orderCoupon } from '../cart/cart-response.ts';

const Reference = z.string().min(1).max(100).meta({ description: 'Order number in the earlier system' });

export const ImportedOrder = z
  .object({
    reference: Reference,
    userId: Id,
    courses: z.array(z.object({ course: Id, tier: Tier.default('standard') })).min(1),
    coupon: z.object({ code: z.string().max(60), discount: z.number().int().min(0).max(100) }).nullish(),
    paidAt: InstantParam,
    method: z.string().max(100).default(''),
    received: amountField().optional(),
    reason: z.string().min(1).max(500),
  })
  .meta({ id: 'ImportedOrder' });

export const ImportReference = z.object({ reference: Reference }).meta({ id: 'ImportReference' });

export interface NamedImport extends StoredImport {
  readonly student: Person | undefined;
  readonly admin: Person | undefined;
}

export const WaitingImport = responseOf<NamedImport>('WaitingImport')({
  reference: text(({ request }) => request?.reference ?? ''),
  userId: text(({ request }) => request?.studentId ?? ''),
  userName: text(({ student }) => student?.name ?? ''),
  userEmail: text(({ student }) => student?.email ?? ''),
  amount: taka(({ payablePoisha }) => payablePoisha),
  ...mapFields({ cupon: orderCoupon }, ({ request }: NamedImport) => ({
    couponCode: request?.couponCode ?? '',
    couponPercent: request?.couponPercent ?? 0,
  })),
  reason: text(({ request }) => request?.reason ?? ''),
  requestedBy: text(({ requestedBy }) => requestedBy, 'Id of the admin who asked for the import'),
  requestedByName: text(({ admin }) => admin?.name ?? ''),
  requestedAt: instant(({ requestedAt }) => requestedAt),
  until: instant(({ expiresAt }) => expiresAt, 'The import is dropped then'),
});
