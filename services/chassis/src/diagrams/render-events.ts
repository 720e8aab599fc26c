/** What a service tells and hears, as it declares it (`tells`, `hears` of `events`). */
export interface EventDeclarations {
  readonly service: string;
  readonly publishes?: readonly PublishedCases[];
  /** Heard once a service, whichever replica. */
  readonly subscribes?: readonly SubscribedCases[];
  /** Heard by every replica, for its memory. */
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

/** A topic in a Mermaid flowchart: what arrows name it by, and how it is shown. */
export const topicNodeId = (name: string): string => name.replaceAll(/\W/g, '_');
export const topicNode = (name: string): string => `${topicNodeId(name)}[/"${name}"/]`;

export const caseNames = (cases: Cases): string => Object.keys(cases).join(', ');

/** The events of a service as a Mermaid chart and tables for its README, drawn from what it runs on. */
export const renderEvents = ({
  service,
  publishes: tells = [],
  subscribes: hears = [],
  subscribesOnEveryReplica: follows = [],
}: EventDeclarations): string => {
  const heard = [...hears, ...follows];
  const chart = [
    '```mermaid',
    'flowchart LR',
    ...heard.map((topic) => `  ${topicNode(topic.name)} -->|${caseNames(topic.subscribes)}| ${service}`),
    ...tells.map((topic) => `  ${service} -->|${caseNames(topic.publishes)}| ${topicNode(topic.name)}`),
    '```',
  ];
  const told = tells.flatMap((topic) => rows([`\`${topic.name}\``, topic.key], topic.publishes));
  const listened = [
    ...hears.flatMap((topic) => rows([`\`${topic.name}\``, `group \`${service}\``], topic.subscribes)),
    ...follows.flatMap((topic) => rows([`\`${topic.name}\``, 'every replica'], topic.subscribes)),
  ];
  return [
    ...chart,
    ...table(['told', 'key', 'event', 'says'], told),
    ...table(['heard', 'by', 'event', 'and then'], listened),
  ].join('\n');
};

const rows = (first: readonly string[], cases: Cases): string[] =>
  Object.entries(cases).map(([name, what]) => `| ${[...first, `\`${name}\``, what].join(' | ')} |`);

const table = (heads: readonly string[], lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `| ${heads.join(' | ')} |`, `|${'---|'.repeat(heads.length)}`, ...lines];

/** What a service's `drawings.ts` prints: the blocks of its README by name, and its events for the picture of the house. */
export const readmeBlocksJson = (
  declared: EventDeclarations,
  blocks: Readonly<Record<string, string>> = {},
): string => JSON.stringify({ blocks: { events: renderEvents(declared), ...blocks }, declared });
