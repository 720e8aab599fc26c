import { caseNames, type EventDeclarations, topicNode, topicNodeId } from '@sargam/chassis/diagrams';

/** Who tells whom, as one chart and a table, out of what each service declares by itself. */
export const drawAllEvents = (declared: readonly EventDeclarations[]): string => {
  const told = declared.flatMap(({ service, publishes: tells = [] }) =>
    tells.map((topic) => ({ ...topic, service })),
  );
  const listenersOf = (name: string) =>
    declared.flatMap(({ service, subscribes: hears = [], subscribesOnEveryReplica: follows = [] }) =>
      [...hears, ...follows]
        .filter((topic) => topic.name === name)
        .map((topic) => ({ service, cases: caseNames(topic.subscribes) })),
    );
  const chart = told.flatMap(({ name, service }) => [
    `  ${service} --> ${topicNode(name)}`,
    ...listenersOf(name).map(
      (listener) => `  ${topicNodeId(name)} -->|${listener.cases}| ${listener.service}`,
    ),
  ]);
  const rows = told.map(({ name, key, service, publishes: tells }) => {
    const listeners = listenersOf(name).map((listener) => `${listener.service}: ${listener.cases}`);
    return `| \`${name}\` | ${key} | ${service}: ${caseNames(tells)} | ${listeners.join('<br>') || 'nobody yet'} |`;
  });
  return [
    ...['```mermaid', 'flowchart LR', ...chart, '```', ''],
    ...['| topic | key | told by | heard by |', '|---|---|---|---|', ...rows],
  ].join('\n');
};

/** What does not fit together: a topic that is declared and not drawn, or heard and told by nobody. */
export const faultsOfEvents = (
  declared: readonly EventDeclarations[],
  /** The topics in each service's source. */
  written: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const drawn = new Map(
    declared.map(
      ({
        service,
        publishes: tells = [],
        subscribes: hears = [],
        subscribesOnEveryReplica: follows = [],
      }) => [service, new Set([...tells, ...hears, ...follows].map(({ name }) => name))],
    ),
  );
  const told = new Set(declared.flatMap(({ publishes: tells = [] }) => tells.map(({ name }) => name)));
  return [
    ...[...written].flatMap(([service, names]) =>
      names
        .filter((name) => !drawn.get(service)?.has(name))
        .map(
          (name) =>
            `services/${service} has the topic ${name}, which its src/readme-blocks.ts does not draw.`,
        ),
    ),
    ...[...drawn].flatMap(([service, names]) =>
      [...names]
        .filter((name) => !told.has(name))
        .map((name) => `${service} hears ${name}, which nobody tells.`),
    ),
  ];
};
