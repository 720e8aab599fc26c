import { renderSchema, renderValues, strictObject, type ValueTree } from './value-tree.ts';

/** Version of all charts and of the images that they install, unless a release sets others. */
const version = '0.1.0';
const kubeVersion = '>=1.30.0-0';

export const manifest = (name: string, description: string, dependencies: readonly string[]): string =>
  [
    'apiVersion: v2',
    `name: ${name}`,
    `description: ${description}`,
    'type: application',
    `version: ${version}`,
    `appVersion: ${version}`,
    `kubeVersion: ${JSON.stringify(kubeVersion)}`,
    'dependencies:',
    ...dependencies,
    '',
  ].join('\n');

export const dependency = (name: string, condition?: string): string[] => [
  `  - name: ${name}`,
  `    version: ${version}`,
  `    repository: file://../${name}`,
  ...(condition ? [`    condition: ${condition}`] : []),
];

/** The files of one chart over the library chart. */
export const chartFiles = (
  name: string,
  description: string,
  values: ValueTree,
  facts: object,
  template: string,
): Record<string, string> => {
  const library = { 'sargam-lib': strictObject({ global: { type: 'object' } }) };
  const files = {
    'Chart.yaml': manifest(name, description, dependency('sargam-lib')),
    'values.yaml': renderValues(`Values of the chart ${name}. npm run generate writes this file.`, values),
    'values.schema.json': renderSchema(values, library),
    'part.json': `${JSON.stringify(facts, null, 2)}\n`,
    'templates/part.yaml': `{{- include "sargam-lib.${template}" . }}\n`,
  };
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [`charts/${name}/${file}`, text]));
};
