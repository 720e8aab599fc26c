import { discoverImages } from '@sargam/local/parts/images';
import { root } from '../run.ts';
import type { DescribedPart } from './chart-part.ts';

const artifact = ({ part }: DescribedPart): string[] => {
  const image = discoverImages(root).find(({ name }) => name === part.image);
  if (!image) throw new Error(`There is no image ${part.image}.`);
  return [
    `    - image: sargam/${part.image}`,
    '      context: .',
    '      docker:',
    `        dockerfile: ${image.file}`,
    '        buildArgs:',
    ...Object.entries(image.args).map(([name, value]) => `          ${name}: ${value}`),
  ];
};

const release = ({ part }: DescribedPart, values: string): string[] => [
  `      - name: ${part.name}`,
  `        chartPath: charts/${part.name}`,
  '        skipBuildDependencies: true',
  `        valuesFiles: [${values}]`,
  // The repository contains the registry.
  '        setValues: { global.registry: "" }',
  '        setValueTemplates:',
  `          image.repository: "{{.IMAGE_REPO_sargam_${part.image.replaceAll('-', '_')}}}"`,
  `          image.tag: "{{.IMAGE_TAG_sargam_${part.image.replaceAll('-', '_')}}}"`,
];

const moduleOf = (parts: readonly DescribedPart[]): string[] => {
  const [first] = parts;
  if (!first) return [];
  return [
    '---',
    'apiVersion: skaffold/v4beta11',
    'kind: Config',
    'metadata:',
    `  name: ${first.part.image}`,
    'build:',
    '  artifacts:',
    ...artifact(first),
    '  tagPolicy:',
    '    inputDigest: {}',
    'deploy:',
    '  helm:',
    '    releases:',
    ...parts.flatMap((part) => release(part, 'charts/sargam/values-local.yaml')),
    'profiles:',
    '  - name: dev',
    '    build:',
    '      local: { push: false }',
    '  - name: production',
    '    deploy:',
    '      helm:',
    '        releases:',
    ...parts.flatMap((part) =>
      release(part, 'charts/sargam/values-production.yaml').map((line) => `    ${line}`),
    ),
  ];
};

/** skaffold.yaml: one module an image, with the releases of the charts that run it. */
export const renderSkaffold = (parts: readonly DescribedPart[]): string => {
  const images = [...new Set(parts.map(({ part }) => part.image))];
  const modules = images.flatMap((image) => moduleOf(parts.filter(({ part }) => part.image === image)));
  return `# Written by npm run generate. A team runs its part alone: skaffold dev -m commerce -p dev\n${modules.join('\n')}\n`;
};
