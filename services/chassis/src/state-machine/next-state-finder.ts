/** Finds the next state of an action in a state table; undefined when the action is not allowed in the state. */
export const nextStateFinder =
  <State extends string, Action extends string>(
    table: Readonly<Record<State, Readonly<Partial<Record<Action, State>>>>>,
  ) =>
  (state: State, action: Action): State | undefined =>
    table[state][action];
