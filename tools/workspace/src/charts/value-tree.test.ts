import { renderSchema, renderValues, strictObject } from './value-tree.ts';

const tree = {
  image: {
    comment: 'Image',
    group: { tag: { comment: 'Tag', value: '' }, repository: { comment: 'Name', value: 'sargam/store' } },
  },
  replicas: { comment: 'Number of pods', value: undefined, schema: { type: 'integer' } },
  settings: {
    comment: 'Settings',
    value: { level: 'info' },
    schema: strictObject({ level: { enum: ['info', 'warn'] } }),
    examples: ['limit: 3'],
  },
  enabled: { comment: 'Whether', value: true },
};

it('each value has its comment, and a value without a default is a comment', () => {
  expect(renderValues('Values.', tree)).toBe(
    [
      '# Values.',
      '# Image',
      'image:',
      '  # Tag',
      '  tag: ""',
      '  # Name',
      '  repository: sargam/store',
      '# Number of pods',
      '# replicas:',
      '# Settings',
      'settings:',
      '  level: info',
      '  # limit: 3',
      '# Whether',
      'enabled: true',
      '',
    ].join('\n'),
  );
});

it('every object of the schema refuses unknown keys, and defaults give the types', () => {
  expect(JSON.parse(renderSchema(tree, { library: { type: 'object' } }))).toMatchObject({
    additionalProperties: false,
    properties: {
      image: { additionalProperties: false, properties: { tag: { type: 'string', description: 'Tag' } } },
      replicas: { type: 'integer' },
      settings: { additionalProperties: false, properties: { level: { enum: ['info', 'warn'] } } },
      enabled: { type: 'boolean' },
      library: { type: 'object' },
    },
  });
});

it('a default whose type is unclear needs a schema', () => {
  expect(() => renderSchema({ labels: { comment: 'Labels', value: {} } })).toThrow('needs a schema');
});
