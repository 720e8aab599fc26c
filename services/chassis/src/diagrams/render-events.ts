/** The topics of a service, as it declares them with `publishes` and `subscribes`. */
export interface EventDeclarations {
  readonly service: string;
  readonly publishes?: readonly PublishedCases[];
  /** Topics whose events the replicas share. */
  readonly subscribes?: readonly SubscribedCases[];
  /** Topics whose events every replica gets, for its in-memory state. */
  readonly subscribesOnEveryReplica?: readonly SubscribedCases[];
}

interface PublishedCases {
  readonly name: string;
  readonly key: string;
  readonly publishes: Cases;
}

interface SubscribedCases {
  readonly name: string;
  readonly subscribes: Cases;
}

type Cases = Readonly<Record<string, string | undefined>>;

/** The id and the node of a topic in a Mermaid flowchart. */
export const topicNodeId = (name: string): string => name.replaceAll(/\W/g, '_');
export const topicNode = (name: string): string => `${topicNodeId(name)}[/"${name}"/]`;

export const caseNames = (cases: Cases): string => Object.keys(cases).join(', ');

/** A service's events as a Mermaid flowchart and tables for its README. */
export const renderEvents = ({
  service,
  publishes = [],
  subscribes = [],
  subscribesOnEveryReplica = [],
}: EventDeclarations): string => {
  const incoming = [...subscribes, ...subscribesOnEveryReplica];
  const chart = [
    '```mermaid',
    'flowchart LR',
    ...incoming.map((topic) => `  ${topicNode(topic.name)} -->|${caseNames(topic.subscribes)}| ${service}`),
    ...publishes.map((topic) => `  ${service} -->|${caseNames(topic.publishes)}| ${topicNode(topic.name)}`),
    '```',
  ];
  const published = publishes.flatMap((topic) =>
    tableRows([`\`${topic.name}\``, topic.key], topic.publishes),
  );
  const subscribed = [
    ...subscribes.flatMap((topic) =>
      tableRows([`\`${topic.name}\``, `group \`${service}\``], topic.subscribes),
    ),
    ...subscribesOnEveryReplica.flatMap((topic) =>
      tableRows([`\`${topic.name}\``, 'every replica'], topic.subscribes),
    ),
  ];
  return [
    ...chart,
    ...table(['publishes to', 'key', 'event', 'meaning'], published),
    ...table(['subscribes to', 'as', 'event', 'effect'], subscribed),
  ].join('\n');
};

const tableRows = (firstCells: readonly string[], cases: Cases): string[] =>
  Object.entries(cases).map(([name, text]) => `| ${[...firstCells, `\`${name}\``, text].join(' | ')} |`);

const table = (heads: readonly string[], rows: readonly string[]): string[] =>
  rows.length === 0 ? [] : ['', `| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...rows];

/** The output of a service's `readme-blocks.ts`: README blocks by name, and its event declarations for the overview. */
export const readmeBlocksJson = (
  declarations: EventDeclarations,
  blocks: Readonly<Record<string, string>> = {},
): string =>
  JSON.stringify({ blocks: { events: renderEvents(declarations), ...blocks }, declared: declarations });
