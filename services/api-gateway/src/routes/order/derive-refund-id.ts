import { createHash } from 'node:crypto';

const crockfordBase32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * The id of the refund that this person grants with this key: the same for a repeat, which then changes nothing. In the
 * form of a ULID: 26 letters for 128 bits.
 */
export const deriveRefundId = (admin: string, orderId: string, key: string): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([admin, orderId, key]))
    .digest('hex');
  let rest = BigInt(`0x${hash.slice(0, 32)}`);
  let id = '';
  for (let place = 0; place < 26; place++) {
    id = crockfordBase32[Number(rest % 32n)] + id;
    rest /= 32n;
  }
  return id;
};
