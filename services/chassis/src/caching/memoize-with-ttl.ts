import type { Clock } from '../clock/index.ts';

interface MemoizeOptions {
  readonly clock: Clock;
  /** Milliseconds that an answer is good for. */
  readonly ttlMs: number;
  /** Answers kept at once; the oldest go first. */
  readonly maxEntries: number;
}

export interface Memoized<T> {
  (key: string): Promise<T>;
  /** The next to ask gets a new answer, even while an earlier one is under way. */
  invalidate(key: string): void;
}

/** Asks once for what is asked for often; a failure is not remembered. */
export const memoizeWithTtl = <T>(
  { clock, ttlMs: life, maxEntries: most }: MemoizeOptions,
  ask: (key: string) => Promise<T>,
): Memoized<T> => {
  const answers = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();

  const askAnew = (key: string, now: number): Promise<T> => {
    answers.delete(key);
    const oldest = answers.size >= most ? answers.keys().next().value : undefined;
    if (oldest !== undefined) answers.delete(oldest);
    const kept = { answer: ask(key), until: now + life };
    answers.set(key, kept);
    kept.answer.catch(() => {
      if (answers.get(key) === kept) answers.delete(key);
    });
    return kept.answer;
  };

  const get = (key: string): Promise<T> => {
    const now = clock().getTime();
    const known = answers.get(key);
    return known && known.until > now ? known.answer : askAnew(key, now);
  };
  return Object.assign(get, { invalidate: (key: string) => void answers.delete(key) });
};
