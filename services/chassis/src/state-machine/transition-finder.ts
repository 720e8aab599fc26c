/** An action's source states and target state, for a SQL statement. */
export interface Transition<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
}

/**
 * Finds an action's transition in a state table, for one conditional update: `set state = to where state in from`.
 * @throws RangeError for an action without a target state, or with several.
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
