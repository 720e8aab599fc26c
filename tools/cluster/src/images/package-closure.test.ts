import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderBillOfMaterials } from './bill-of-materials.ts';
import { packageClosure, packageOfFile, requiredPackages } from './package-closure.ts';

const root = mkdtempSync(join(tmpdir(), 'sargam-packages-'));
const install = (path: string, manifest: object): void => {
  const folder = join(root, path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
};

beforeAll(() => {
  install('node_modules/pdf', { name: 'pdf', license: 'MIT', dependencies: { fonts: '*' } });
  install('node_modules/fonts', { name: 'fonts', version: '1.0.0' });
  install('node_modules/pdf/node_modules/fonts', {
    name: 'fonts',
    version: '2.0.0',
    license: { type: 'OFL-1.1' },
    optionalDependencies: { 'other-platform': '*', '@img/linux': '*' },
  });
  install('node_modules/@img/linux', {
    name: '@img/linux',
    license: 'Apache-2.0',
    dependencies: { pdf: '*' },
  });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('finds the closest version of each needed package once, and skips optional ones that are not installed', () => {
  const found = packageClosure(['pdf'], join(root, 'services/store'));
  expect(found.map(({ name, version }) => `${name} ${version}`)).toEqual([
    'pdf 1.0.0',
    'fonts 2.0.0',
    '@img/linux 1.0.0',
  ]);
});

it('finds the package of a file', () => {
  const file = join(root, 'node_modules/@img/linux/lib/a.js');
  expect(packageOfFile(file)).toMatchObject({ name: '@img/linux', license: 'Apache-2.0' });
  expect(packageOfFile(join(root, 'services/store/src/main.ts'))).toBeUndefined();
});

it('finds packages that a bundle requires, and those that it imports later', () => {
  const bundle = 'var a=require("argon2/lib");const{default:s}=await import("sharp");const text="fontkit";';
  expect(requiredPackages(bundle, ['sharp', 'argon2', 'fontkit'])).toEqual(['sharp', 'argon2']);
});

it('lists each package once, in order, without a date', () => {
  const packages = packageClosure(['pdf'], root);
  const document = JSON.parse(renderBillOfMaterials('store', [...packages, ...packages]));
  expect(document.metadata).toEqual({ component: { type: 'application', name: 'sargam/store' } });
  expect(document.components.map(({ purl }: { purl: string }) => purl)).toEqual([
    'pkg:npm/%40img/linux@1.0.0',
    'pkg:npm/fonts@2.0.0',
    'pkg:npm/pdf@1.0.0',
  ]);
});
