/** The table of a state machine: state → action → next state. */
export type StateTransitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface InitialState {
  readonly initialState: string;
  /** The action that creates the object in its initial state. */
  readonly createdBy: string;
}

/** A state machine as a Mermaid diagram for a README, rendered from the table that the code runs on. */
export const renderStateDiagram = (
  transitions: StateTransitions,
  { initialState, createdBy }: InitialState,
): string => {
  const arrows = Object.entries(transitions).flatMap(([from, actions]) => {
    const targets = Map.groupBy(Object.entries(actions), ([, to]) => to);
    return [...targets].map(
      ([to, group]) => `  ${from} --> ${to}: ${group.map(([action]) => action).join(', ')}`,
    );
  });
  const finalStates = Object.entries(transitions).flatMap(([state, actions]) =>
    Object.keys(actions).length === 0 ? [`  ${state} --> [*]`] : [],
  );
  const start = `  [*] --> ${initialState}: ${createdBy}`;
  return ['```mermaid', 'stateDiagram-v2', start, ...arrows, ...finalStates, '```'].join('\n');
};
