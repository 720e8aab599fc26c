import { createHash } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The moment in every id of the demo: 1 January 2022, before anything a real run makes. */
const BORN = Date.UTC(2022, 0, 1);

const base32 = (value: bigint, length: number): string =>
  Array.from({ length }, (_, i) => LETTERS[Number((value >> BigInt(5 * (length - 1 - i))) & 31n)]).join('');

export type ContentKind =
  | 'account'
  | 'course'
  | 'course-file'
  | 'freebie'
  | 'gift-card'
  | 'gift-card-category'
  | 'instructor'
  | 'lesson'
  | 'notification'
  | 'upcoming';

/**
 * A ULID that is always the same for the same thing: whoever fills the demo brings the ids along, so that filling it
 * twice changes nothing.
 */
export const demoId = (kind: ContentKind, key: string): string => {
  const hash = createHash('sha256').update(`sargam-demo/${kind}/${key}`).digest('hex').slice(0, 20);
  return base32(BigInt(BORN), 10) + base32(BigInt(`0x${hash}`), 16);
};
