import { caseNames, type EventDeclarations, topicNode, topicNodeId } from '@sargam/chassis/diagrams';

/** The events of all services as one chart and a table. */
export const renderEventOverview = (services: readonly EventDeclarations[]): string => {
  const published = services.flatMap(({ service, publishes = [] }) =>
    publishes.map((topic) => ({ ...topic, service })),
  );
  const subscribersOf = (name: string) =>
    services.flatMap(({ service, subscribes = [], subscribesOnEveryReplica = [] }) =>
      [...subscribes, ...subscribesOnEveryReplica]
        .filter((topic) => topic.name === name)
        .map((topic) => ({ service, cases: caseNames(topic.subscribes) })),
    );
  const chart = published.flatMap(({ name, service }) => [
    `  ${service} --> ${topicNode(name)}`,
    ...subscribersOf(name).map(
      (subscriber) => `  ${topicNodeId(name)} -->|${subscriber.cases}| ${subscriber.service}`,
    ),
  ]);
  const rows = published.map(({ name, key, service, publishes }) => {
    const subscribers = subscribersOf(name).map((subscriber) => `${subscriber.service}: ${subscriber.cases}`);
    return `| \`${name}\` | ${key} | ${service}: ${caseNames(publishes)} | ${subscribers.join('<br>') || 'none'} |`;
  });
  return [
    '```mermaid',
    'flowchart LR',
    ...chart,
    '```',
    '',
    '| topic | key | published by | subscribed by |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
};

/** Topics without a declaration, and subscribed topics that no service publishes; one sentence each. */
export const findDeclarationProblems = (
  services: readonly EventDeclarations[],
  /** The topics in each service's source. */
  topicsInSource: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const declared = new Map(
    services.map(({ service, publishes = [], subscribes = [], subscribesOnEveryReplica = [] }) => [
      service,
      new Set([...publishes, ...subscribes, ...subscribesOnEveryReplica].map(({ name }) => name)),
    ]),
  );
  const published = new Set(services.flatMap(({ publishes = [] }) => publishes.map(({ name }) => name)));
  const undeclared = [...topicsInSource].flatMap(([service, names]) =>
    names
      .filter((name) => !declared.get(service)?.has(name))
      .map(
        (name) =>
          `services/${service} uses the topic ${name}, which its src/readme-blocks.ts does not declare.`,
      ),
  );
  const unpublished = [...declared].flatMap(([service, names]) =>
    [...names]
      .filter((name) => !published.has(name))
      .map((name) => `${service} subscribes to ${name}, which no service publishes.`),
  );
  return [...undeclared, ...unpublished];
};
