/** An action as a statement takes it: the states that it is possible in, and the one it leads to. */
export interface Transition<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
}

/**
 * Reads a table of states by the action, for a statement that decides by itself: `set state = to where state in from`.
 * Throws for an action that leads nowhere, or to several states: no one statement takes it.
 */
export const transitionFinder =
  <State extends string, Action extends string>(
    table: Readonly<Record<State, Readonly<Partial<Record<Action, State>>>>>,
  ) =>
  (action: Action): Transition<State> => {
    const from = (Object.keys(table) as State[]).filter((state) => table[state][action] !== undefined);
    const [to, ...others] = new Set(from.flatMap((state) => table[state][action] ?? []));
    if (to === undefined || others.length > 0) throw new RangeError(`${action} does not lead to one state`);
    return { from, to };
  };
