import type { InstalledPackage } from './package-closure.ts';

const componentOf = ({ name, version, license }: InstalledPackage) => ({
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  licenses: [{ expression: license }],
});

/** The packages inside an image, as CycloneDX JSON. It has no date and no random number, so that an image is reproducible. */
export const renderBillOfMaterials = (part: string, packages: readonly InstalledPackage[]): string => {
  const byUrl = new Map(packages.map((found) => [`${found.name}@${found.version}`, componentOf(found)]));
  const components = [...byUrl]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, component]) => component);
  const document = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: `sargam/${part}` } },
    components,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};
