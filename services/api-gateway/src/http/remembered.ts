import type { Clock } from '@sargam/chassis/clock';

interface Memory {
  readonly clock: Clock;
  /** Milliseconds that an answer is good for. */
  readonly life: number;
  /** Answers kept at once; the oldest go first. */
  readonly most: number;
}

/** Asks once for what is asked for often; a failure is not remembered. */
export const remembered = <T>({ clock, life, most }: Memory, ask: (key: string) => Promise<T>) => {
  const answers = new Map<string, { readonly answer: Promise<T>; readonly until: number }>();
  return (key: string): Promise<T> => {
    const now = clock().getTime();
    const known = answers.get(key);
    if (known && known.until > now) return known.answer;
    answers.delete(key);
    const oldest = answers.size >= most ? answers.keys().next().value : undefined;
    if (oldest !== undefined) answers.delete(oldest);
    const answer = ask(key);
    answers.set(key, { answer, until: now + life });
    answer.catch(() => answers.delete(key));
    return answer;
  };
};
