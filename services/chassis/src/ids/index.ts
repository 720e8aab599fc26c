import { randomFillSync } from 'node:crypto';

// Crockford's base 32 has no I, L, O or U, so that an id can be read aloud without mistakes.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

let lastTime = -1;
let lastRandom = new Uint8Array(16);

/**
 * A ULID: 26 characters, 48 bits of milliseconds and 80 random bits. The ids of one process sort by creation, within a
 * millisecond too (the random part is incremented), so B-tree inserts stay at one end.
 */
export const newId = (now: Date = new Date()): string => {
  const time = now.getTime();
  lastRandom = time === lastTime ? incremented(lastRandom) : freshRandom();
  lastTime = time;
  return timePart(time) + randomPart(lastRandom);
};

// Random bytes for 64 ids: a request to the system costs more than the rest of an id.
const randomPool = new Uint8Array(16 * 64);
let usedBytes = randomPool.length;

const freshRandom = (): Uint8Array<ArrayBuffer> => {
  if (usedBytes === randomPool.length) {
    randomFillSync(randomPool);
    usedBytes = 0;
  }
  usedBytes += 16;
  return randomPool.slice(usedBytes - 16, usedBytes).map((byte) => byte & 31);
};

const incremented = (digits: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
  const next = digits.slice();
  for (let at = next.length - 1; at >= 0; at--) {
    const digit = next[at] ?? 0;
    if (digit < 31) {
      next[at] = digit + 1;
      return next;
    }
    next[at] = 0;
  }
  return next;
};

const timePart = (time: number): string => {
  let remainder = time;
  let text = '';
  for (let i = 0; i < 10; i++) {
    text = alphabet.charAt(remainder % 32) + text;
    remainder = Math.floor(remainder / 32);
  }
  return text;
};

const randomPart = (digits: Uint8Array): string =>
  Array.from(digits, (digit) => alphabet.charAt(digit)).join('');
