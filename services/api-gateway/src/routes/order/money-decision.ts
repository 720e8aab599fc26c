import { admins } from '../../api/roles.ts';
import { IdParams } from '../../api/schemas.ts';

/** Common part of the routes by which an admin decides about the money of one order or refund. */
export const moneyDecision = {
  roles: admins,
  stepUp: true,
  noOwner: 'staff',
  params: IdParams,
  idempotency: 'gateway',
} as const;
