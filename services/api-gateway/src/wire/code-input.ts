import { z } from 'zod';

/**
 * A code as somebody tried it. What cannot be one is not refused here, where the answer would be another than that to
 * a wrong code: it is only cut to what a service can look up, and cannot become a right one by it.
 */
export const CodeInput = z
  .string()
  .trim()
  .transform((text) => text.slice(0, 80).replaceAll('\0', '?'));
