import { randomFillSync } from 'node:crypto';

// Crockford's base 32: no I, L, O or U, so that an id can be read out on the telephone.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

let lastTime = -1;
let lastRandom = new Uint8Array(16);

/**
 * A ULID: 26 characters, 48 bits of milliseconds and 80 of chance. Ids made by one process sort in the order they
 * were made, within a millisecond too (the chance part counts up), which keeps B-tree inserts at one end.
 */
export const newId = (now: Date = new Date()): string => {
  const time = now.getTime();
  lastRandom = time === lastTime ? incremented(lastRandom) : freshRandom();
  lastTime = time;
  return timePart(time) + randomPart(lastRandom);
};

// Asked for in stock: asking the system once costs more than all else of an id.
const stock = new Uint8Array(16 * 64);
let used = stock.length;

const freshRandom = (): Uint8Array<ArrayBuffer> => {
  if (used === stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  used += 16;
  return stock.slice(used - 16, used).map((byte) => byte & 31);
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
  let rest = time;
  let text = '';
  for (let i = 0; i < 10; i++) {
    text = alphabet.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
};

const randomPart = (digits: Uint8Array): string =>
  Array.from(digits, (digit) => alphabet.charAt(digit)).join('');
