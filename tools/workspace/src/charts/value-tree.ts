// The values of a chart as one tree, from which values.yaml and its closed values.schema.json are written.

/** A value with its comment. Without a schema, the type of the default decides. Undefined: it has no default. */
export interface ValueLeaf {
  readonly comment: string;
  readonly value: unknown;
  readonly schema?: object;
  /** Further lines below the value, which are comments: values that may be set. */
  readonly examples?: readonly string[];
}

export interface ValueGroup {
  readonly comment: string;
  readonly group: ValueTree;
}

export type ValueTree = Readonly<Record<string, ValueLeaf | ValueGroup>>;

/** An object that accepts these properties only. */
export const strictObject = (properties: Readonly<Record<string, object>>, required?: readonly string[]) => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required && { required }),
});

export const textList = { type: 'array', items: { type: 'string' } };

const schemaOfDefault = (value: unknown): object => {
  if (typeof value === 'number') return { type: 'integer', minimum: 0 };
  if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value };
  throw new Error(`The value ${JSON.stringify(value)} needs a schema.`);
};

const schemaOfNode = (node: ValueLeaf | ValueGroup): object => ({
  description: node.comment,
  ...('group' in node ? treeSchema(node.group) : (node.schema ?? schemaOfDefault(node.value))),
});

const treeSchema = (tree: ValueTree): object =>
  strictObject(Object.fromEntries(Object.entries(tree).map(([key, node]) => [key, schemaOfNode(node)])));

/** The text of values.schema.json. Helm gives a chart the values of its library too, under the name of the library. */
export const renderSchema = (tree: ValueTree, further: Readonly<Record<string, object>> = {}): string => {
  const { properties, ...rest } = treeSchema(tree) as ReturnType<typeof strictObject>;
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...rest,
    properties: { ...properties, ...further },
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
};

/** YAML reads `off` and `no` as false, so short words have quotes. */
const scalar = (value: unknown): string =>
  typeof value === 'string' && /^[a-zA-Z][\w./-]{3,}$/.test(value) ? value : JSON.stringify(value);

const renderNode = (key: string, node: ValueLeaf | ValueGroup, indent: string): string[] => [
  `${indent}# ${node.comment}`,
  ...('group' in node
    ? [`${indent}${key}:`, ...renderTree(node.group, `${indent}  `)]
    : renderLeaf(key, node, indent)),
];

const isFilledMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

const renderMap = (map: Record<string, unknown>, indent: string): string[] =>
  Object.entries(map).flatMap(([key, value]) =>
    isFilledMap(value)
      ? [`${indent}${key}:`, ...renderMap(value, `${indent}  `)]
      : [`${indent}${key}: ${scalar(value)}`],
  );

const renderLeaf = (key: string, { value, examples = [] }: ValueLeaf, indent: string): string[] => [
  ...(value === undefined ? [`${indent}# ${key}:`] : renderMap({ [key]: value }, indent)),
  ...examples.map((line) => `${indent}  # ${line}`),
];

const renderTree = (tree: ValueTree, indent: string): string[] =>
  Object.entries(tree).flatMap(([key, node]) => renderNode(key, node, indent));

/** The text of values.yaml: a comment before each value. */
export const renderValues = (title: string, tree: ValueTree): string =>
  `# ${title}\n${renderTree(tree, '').join('\n')}\n`;
