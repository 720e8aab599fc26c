import { type Declared, namesOf, topicId, topicShape } from '@sargam/chassis/drawing';

/** Who tells whom, as one chart and a table, out of what each service declares by itself. */
export const drawAllEvents = (declared: readonly Declared[]): string => {
  const told = declared.flatMap(({ service, tells = [] }) => tells.map((topic) => ({ ...topic, service })));
  const listenersOf = (name: string) =>
    declared.flatMap(({ service, hears = [], follows = [] }) =>
      [...hears, ...follows]
        .filter((topic) => topic.name === name)
        .map((topic) => ({ service, cases: namesOf(topic.hears) })),
    );
  const chart = told.flatMap(({ name, service }) => [
    `  ${service} --> ${topicShape(name)}`,
    ...listenersOf(name).map((listener) => `  ${topicId(name)} -->|${listener.cases}| ${listener.service}`),
  ]);
  const rows = told.map(({ name, key, service, tells }) => {
    const listeners = listenersOf(name).map((listener) => `${listener.service}: ${listener.cases}`);
    return `| \`${name}\` | ${key} | ${service}: ${namesOf(tells)} | ${listeners.join('<br>') || 'nobody yet'} |`;
  });
  return [
    ...['```mermaid', 'flowchart LR', ...chart, '```', ''],
    ...['| topic | key | told by | heard by |', '|---|---|---|---|', ...rows],
  ].join('\n');
};

/** What does not fit together: a topic that is declared and not drawn, or heard and told by nobody. */
export const faultsOfEvents = (
  declared: readonly Declared[],
  /** The topics in each service's source. */
  written: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const drawn = new Map(
    declared.map(({ service, tells = [], hears = [], follows = [] }) => [
      service,
      new Set([...tells, ...hears, ...follows].map(({ name }) => name)),
    ]),
  );
  const told = new Set(declared.flatMap(({ tells = [] }) => tells.map(({ name }) => name)));
  return [
    ...[...written].flatMap(([service, names]) =>
      names
        .filter((name) => !drawn.get(service)?.has(name))
        .map((name) => `services/${service} has the topic ${name}, which its src/drawings.ts does not draw.`),
    ),
    ...[...drawn].flatMap(([service, names]) =>
      [...names]
        .filter((name) => !told.has(name))
        .map((name) => `${service} hears ${name}, which nobody tells.`),
    ),
  ];
};
