/** What a state machine written as a table says: in which state which action leads where. */
export type StateTransitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface InitialState {
  /** The state that everything begins in. */
  readonly initialState: string;
  /** What begins it. */
  readonly createdBy: string;
}

/** A state machine as a Mermaid diagram for a README, drawn from the table that the code runs on, so that it is true. */
export const renderStateDiagram = (
  transitions: StateTransitions,
  { initialState: first, createdBy: by }: InitialState,
): string => {
  const arrows = Object.entries(transitions).flatMap(([from, actions]) => {
    const targets = Map.groupBy(Object.entries(actions), ([, to]) => to);
    return [...targets].map(
      ([to, ways]) => `  ${from} --> ${to}: ${ways.map(([action]) => action).join(', ')}`,
    );
  });
  const ends = Object.entries(transitions).flatMap(([state, actions]) =>
    Object.keys(actions).length === 0 ? [`  ${state} --> [*]`] : [],
  );
  return ['```mermaid', 'stateDiagram-v2', `  [*] --> ${first}: ${by}`, ...arrows, ...ends, '```'].join('\n');
};
