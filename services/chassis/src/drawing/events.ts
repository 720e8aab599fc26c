/** What a service tells and hears, as it declares it (`tells`, `hears` of `events`). */
export interface Declared {
  readonly service: string;
  readonly tells?: readonly Told[];
  /** Heard once a service, whichever replica. */
  readonly hears?: readonly Heard[];
  /** Heard by every replica, for its memory. */
  readonly follows?: readonly Heard[];
}

interface Told {
  readonly name: string;
  readonly key: string;
  readonly tells: Cases;
}

interface Heard {
  readonly name: string;
  readonly hears: Cases;
}

type Cases = Readonly<Record<string, string | undefined>>;

/** A topic in a Mermaid flowchart: what arrows name it by, and how it is shown. */
export const topicId = (name: string): string => name.replaceAll(/\W/g, '_');
export const topicShape = (name: string): string => `${topicId(name)}[/"${name}"/]`;

export const namesOf = (cases: Cases): string => Object.keys(cases).join(', ');

/** The events of a service as a Mermaid chart and tables for its README, drawn from what it runs on. */
export const drawEvents = ({ service, tells = [], hears = [], follows = [] }: Declared): string => {
  const heard = [...hears, ...follows];
  const chart = [
    '```mermaid',
    'flowchart LR',
    ...heard.map((topic) => `  ${topicShape(topic.name)} -->|${namesOf(topic.hears)}| ${service}`),
    ...tells.map((topic) => `  ${service} -->|${namesOf(topic.tells)}| ${topicShape(topic.name)}`),
    '```',
  ];
  const told = tells.flatMap((topic) => rows([`\`${topic.name}\``, topic.key], topic.tells));
  const listened = [
    ...hears.flatMap((topic) => rows([`\`${topic.name}\``, `group \`${service}\``], topic.hears)),
    ...follows.flatMap((topic) => rows([`\`${topic.name}\``, 'every replica'], topic.hears)),
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
export const printed = (declared: Declared, blocks: Readonly<Record<string, string>> = {}): string =>
  JSON.stringify({ blocks: { events: drawEvents(declared), ...blocks }, declared });
