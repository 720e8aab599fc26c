// Command: node tools/cluster/src/images/stage-image.ts services/commerce OUT [WORKER]. Builds a part and writes the files of its image
// to OUT, in the folders of the checkout; the Dockerfiles run it. All files have one date, so that the layer is reproducible.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildService, bundleScript, packagesWithFiles, readInputs } from '@sargam/chassis/build';
import { renderBillOfMaterials } from './bill-of-materials.ts';
import { type InstalledPackage, packageClosure, packageOfFile, requiredPackages } from './package-closure.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

const migrateScript = join(root, 'services/chassis/src/sql/migrate.ts');

/** Copies a file or folder of the checkout to the same place below `out`. */
const copy = (path: string, out: string): void => {
  if (!existsSync(join(root, path))) return;
  cpSync(join(root, path), join(out, path), {
    recursive: true,
    dereference: true,
    filter: (source) => !source.endsWith('.map') && !source.endsWith('/.inputs.json'),
  });
};

const definedPackages = (inputs: readonly string[]): InstalledPackage[] =>
  inputs.map(packageOfFile).filter((found) => found !== undefined);

/** The packages beside the bundle: those that it requires. The fonts of PDFs are found by name at run time. */
const packagesBeside = (folder: string, entry: string): readonly InstalledPackage[] => {
  const bundle = readFileSync(join(root, folder, entry), 'utf8');
  const names = requiredPackages(bundle, packagesWithFiles);
  const fonts = bundle.includes('@expo-google-fonts/anek-bangla/') ? ['@expo-google-fonts/anek-bangla'] : [];
  return packageClosure([...names, ...fonts], join(root, folder));
};

/** The files of a service, or of one of its workers, which does not migrate. */
const stageService = async (
  folder: string,
  out: string,
  worker?: string,
): Promise<readonly InstalledPackage[]> => {
  await buildService(join(root, folder));
  const entry = `dist/${worker ?? 'main'}.cjs`;
  for (const file of [entry, 'dist/telemetry.cjs']) copy(join(folder, file), out);
  const bundled = [...(await readInputs(join(root, folder, 'dist')))];
  if (!worker && existsSync(join(root, folder, 'migrations'))) {
    copy(join(folder, 'migrations'), out);
    copy('services/chassis/migrations', out);
    bundled.push(...(await bundleScript(migrateScript, join(out, 'services/chassis/dist/sql/migrate.cjs'))));
  }
  const beside = packagesBeside(folder, entry);
  for (const { folder: found } of beside) copy(relative(root, found), out);
  return [...definedPackages(bundled), ...beside];
};

const stageFrontend = async (folder: string, out: string): Promise<readonly InstalledPackage[]> => {
  const builder = join(root, 'node_modules/.bin/rsbuild');
  const { status } = spawnSync(process.execPath, [builder, 'build'], {
    cwd: join(root, folder),
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${folder} could not be built.`);
  for (const file of ['dist', 'dist-server']) copy(join(folder, file), out);
  const served = await bundleScript(
    join(root, 'frontends/kit/server/serve-files.ts'),
    join(out, folder, 'files.cjs'),
  );
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return [...packageClosure(Object.keys(dependencies), join(root, folder)), ...definedPackages(served)];
};

/** Sets the date of every file and folder. */
const setDates = (folder: string, seconds: number): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    lutimesSync(join(entry.parentPath, entry.name), seconds, seconds);
  lutimesSync(folder, seconds, seconds);
};

const [folder = '', out = '', worker] = process.argv.slice(2);
if (!existsSync(join(root, folder, 'package.json')) || !out) {
  console.error('Usage: node tools/cluster/src/images/stage-image.ts services/commerce OUT [WORKER]');
  process.exit(1);
}
mkdirSync(out, { recursive: true });
const packages = await (dirname(folder) === 'services' ? stageService : stageFrontend)(folder, out, worker);
writeFileSync(
  join(out, folder, 'sbom.cdx.json'),
  renderBillOfMaterials([basename(folder), worker].filter(Boolean).join('-'), packages),
);
setDates(out, Number(process.env.SOURCE_DATE_EPOCH ?? 0));
console.log(`${folder}: staged in ${out}`);
