/** Reads a table of states: the state that an action leads to, undefined where it is not possible. */
export const nextStateFinder =
  <State extends string, Action extends string>(
    table: Readonly<Record<State, Readonly<Partial<Record<Action, State>>>>>,
  ) =>
  (state: State, action: Action): State | undefined =>
    table[state][action];
