import { createHash } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The time in every demo id: 1 January 2022, before the ids of real data. */
const ID_TIME = Date.UTC(2022, 0, 1);

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
 * A ULID derived from kind and key. The demo loader sends these ids when it creates items, so a second run creates no
 * duplicates.
 */
export const demoId = (kind: ContentKind, key: string): string => {
  const hash = createHash('sha256').update(`sargam-demo/${kind}/${key}`).digest('hex').slice(0, 20);
  return base32(BigInt(ID_TIME), 10) + base32(BigInt(`0x${hash}`), 16);
};
