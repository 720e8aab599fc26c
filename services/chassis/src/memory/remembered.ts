import type { Clock } from '../clock/index.ts';

interface Memory {
  readonly clock: Clock;
  /** Milliseconds that an answer is good for. */
  readonly life: number;
  /** Answers kept at once; the oldest go first. */
  readonly most: number;
}

export interface Remembered<T> {
  (key: string): Promise<T>;
  /** The next to ask gets a new answer, even while an earlier one is under way. */
  forget(key: string): void;
}

/** Asks once for what is asked for often; a failure is not remembered. */
export const remembered = <T>(
  { clock, life, most }: Memory,
  ask: (key: string) => Promise<T>,
): Remembered<T> => {
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
  return Object.assign(get, { forget: (key: string) => void answers.delete(key) });
};
