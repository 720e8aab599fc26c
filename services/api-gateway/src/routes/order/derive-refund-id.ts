import { createHash } from 'node:crypto';

const crockfordBase32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Derives a refund id from admin, order and idempotency key, so that a repeated grant has the same id and changes nothing.
 * The id has the form of a ULID: 26 characters for 128 bits.
 */
export const deriveRefundId = (admin: string, orderId: string, key: string): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([admin, orderId, key]))
    .digest('hex');
  let remainder = BigInt(`0x${hash.slice(0, 32)}`);
  let id = '';
  for (let digit = 0; digit < 26; digit++) {
    id = crockfordBase32[Number(remainder % 32n)] + id;
    remainder /= 32n;
  }
  return id;
};
