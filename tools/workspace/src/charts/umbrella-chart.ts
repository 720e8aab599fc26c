import { dependency, manifest } from './chart-folder.ts';
import { renderSchema, renderValues, type ValueTree } from './value-tree.ts';

/** The chart that installs every part; each part can be left out with `enabled`. */
export const umbrellaFiles = (names: readonly string[], values: ValueTree): Record<string, string> => {
  const parts = Object.fromEntries(names.map((name) => [name, { type: 'object' }]));
  return {
    'charts/sargam/Chart.yaml': manifest(
      'sargam',
      'All parts of Sargam in one release',
      names.flatMap((name) => dependency(name, `${name}.enabled`)),
    ),
    'charts/sargam/values.yaml': renderValues(
      'Values of all parts. Values of one part: below its name, as in its chart. npm run generate writes this file.',
      values,
    ),
    'charts/sargam/values.schema.json': renderSchema(values, parts),
  };
};
