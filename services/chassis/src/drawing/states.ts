/** What a state machine written as a table says: in which state which action leads where. */
export type Transitions = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface Beginning {
  /** The state that everything begins in. */
  readonly first: string;
  /** What begins it. */
  readonly by: string;
}

/** A state machine as a Mermaid diagram for a README, drawn from the table that the code runs on, so that it is true. */
export const drawStates = (transitions: Transitions, { first, by }: Beginning): string => {
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
