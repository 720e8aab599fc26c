import { z } from 'zod';

/**
 * A coupon or gift-card code typed by a user. Malformed codes are not rejected here, because the response would differ from
 * that for a wrong code. They are cut to a length that services accept; a cut code never equals a valid one.
 */
export const CodeInput = z
  .string()
  .trim()
  .transform((text) => text.slice(0, 80).replaceAll('\0', '?'));
