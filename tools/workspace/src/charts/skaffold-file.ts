import { basename } from 'node:path';
import type { DescribedPart } from './chart-part.ts';

/** The Dockerfile of an image and its argument. */
const dockerOf = ({ part }: DescribedPart) =>
  part.kind === 'service'
    ? { file: 'deploy/docker/service.Dockerfile', argument: 'SERVICE' }
    : { file: 'deploy/docker/frontend.Dockerfile', argument: 'FRONTEND' };

const artifact = (described: DescribedPart): string[] => {
  const { file, argument } = dockerOf(described);
  const folder = basename(described.folder);
  return [
    `    - image: sargam/${described.part.image}`,
    '      context: .',
    '      docker:',
    `        dockerfile: ${file}`,
    '        buildArgs:',
    `          ${argument}: ${folder}`,
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
