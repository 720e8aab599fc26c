import { setImmediate, setTimeout } from 'node:timers/promises';

/** Questions that are asked as one. */
interface Round<Q, A> {
  readonly questions: Q[];
  readonly answers: Promise<readonly A[]>;
}

/**
 * Asks once what is asked for by many in the same turn of the event loop, or within `ms`: a round trip for all of them.
 * `ask` answers each question in its place; where it fails, it fails for every one.
 */
export const gathered = <Q, A>(
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
  ms = 0,
): ((question: Q) => Promise<A>) => {
  let open: Round<Q, A> | undefined;
  const begin = (): Round<Q, A> => {
    const questions: Q[] = [];
    const close = async (): Promise<readonly A[]> => {
      await (ms > 0 ? setTimeout(ms) : setImmediate());
      open = undefined;
      return ask(questions);
    };
    return { questions, answers: close() };
  };
  return async (question) => {
    open ??= begin();
    const { questions, answers } = open;
    const place = questions.push(question) - 1;
    return (await answers)[place] as A;
  };
};
