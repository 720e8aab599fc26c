import { setImmediate, setTimeout } from 'node:timers/promises';

/** Questions that are asked as one. */
interface Batch<Q, A> {
  readonly inputs: Q[];
  readonly outputs: Promise<readonly A[]>;
}

/**
 * Asks once what is asked for by many in the same turn of the event loop, or within `ms`: a round trip for all of them.
 * `ask` answers each question in its place; where it fails, it fails for every one.
 */
export const batched = <Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
  ms = 0,
): ((question: Q) => Promise<A>) => {
  let open: Batch<Q, A> | undefined;
  const begin = (): Batch<Q, A> => {
    const questions: Q[] = [];
    const close = async (): Promise<readonly A[]> => {
      await (ms > 0 ? setTimeout(ms) : setImmediate());
      open = undefined;
      return ask(questions);
    };
    return { inputs: questions, outputs: close() };
  };
  return async (question) => {
    open ??= begin();
    const { inputs: questions, outputs: answers } = open;
    const place = questions.push(question) - 1;
    return (await answers)[place] as A;
  };
};
