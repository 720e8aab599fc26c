import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { isUpToDate, saveInputStamps } from './input-stamps.ts';

/** Packages that are not bundled, because they have native code or read files beside their code; an image contains them. */
export const packagesWithFiles = [
  'sharp',
  '@node-rs/argon2',
  'swagger-ui-express',
  'pdfkit',
  'fontkit',
  'harfbuzzjs',
  // Required by Express. Its megabyte of tables is loaded only for a request body in another encoding than UTF-8.
  'iconv-lite',
];

/**
 * All packages that are not bundled. The other packages are bundled, because one file loads in half the time of hundreds
 * of small ones.
 */
export const externalPackages = [
  ...packagesWithFiles,
  // Optional dependencies of pg and mongodb.
  'pg-native',
  'mongodb-client-encryption',
  'kerberos',
  'snappy',
  '@mongodb-js/zstd',
  '@aws-sdk/credential-providers',
  'gcp-metadata',
  'aws4',
  'socks',
];

/**
 * Removes zod's messages in other languages than English, which we never use: 400 kB of a service's bundle. The bundler
 * cannot remove them by itself, because they are properties of the exported `z`.
 */
export const englishZodMessages: Plugin = {
  name: 'english-zod-messages',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
  },
};

interface BuildResult {
  readonly service: string;
  /** False when no input changed since the last build. */
  readonly isRebuilt: boolean;
  readonly ms: number;
}

const chassisBuildFolder = import.meta.dirname;

const options = (service: string): BuildOptions => ({
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  external: externalPackages,
  plugins: [englishZodMessages],
  define: { SARGAM_SERVICE_NAME: JSON.stringify(service), 'import.meta.dirname': '__dirname' },
  // With a cache folder a restart does not compile the code again.
  banner: { js: "require('node:module').enableCompileCache?.();" },
  // Comments are removed: they contain the only non-ASCII characters, and with one of those V8 stores the whole source
  // with two bytes a character. Names and short lines stay, so that stack traces are readable.
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'silent',
});

/** The entries of the service's other process, if its package.json declares one. */
const workerEntries = (folder: string): Record<string, string> => {
  const description = join(folder, 'package.json');
  if (!existsSync(description)) return {};
  const { sargam } = JSON.parse(readFileSync(description, 'utf8'));
  const name: string | undefined = sargam?.worker?.name;
  return name === undefined ? {} : { [name]: join(folder, `src/${name}.ts`) };
};

/**
 * Builds `dist/main.cjs`, the service as one file, `dist/telemetry.cjs`, which is loaded before it with `-r`, and the file of the
 * service's worker, if it has one. Skipped when no input changed.
 * @throws esbuild's BuildFailure, whose message names file and line.
 */
export const buildService = async (folder: string): Promise<BuildResult> => {
  const startedAt = performance.now();
  const service = basename(resolve(folder));
  const dist = join(resolve(folder), 'dist');
  const done = (changed: boolean): BuildResult => ({
    service,
    isRebuilt: changed,
    ms: Math.round(performance.now() - startedAt),
  });
  if (await isUpToDate(dist)) return done(false);
  const entries = {
    main: join(resolve(folder), 'src/main.ts'),
    ...workerEntries(resolve(folder)),
    telemetry: join(chassisBuildFolder, '../telemetry/preload.ts'),
  };
  const results = await Promise.all(
    Object.entries(entries).map(([name, entry]) =>
      build({ ...options(service), entryPoints: [entry], outfile: join(dist, `${name}.cjs`) }),
    ),
  );
  await saveInputStamps(
    dist,
    results.flatMap(({ metafile }) => inputsOf(metafile)),
  );
  return done(true);
};

/** Bundles a further script of an image and returns the files that it contains. */
export const bundleScript = async (script: string, outfile: string): Promise<readonly string[]> => {
  const { metafile } = await build({
    ...options(basename(script, '.ts')),
    sourcemap: false,
    entryPoints: [script],
    outfile,
  });
  return inputsOf(metafile);
};

const inputsOf = (metafile: Metafile | undefined): string[] =>
  Object.keys(metafile?.inputs ?? {}).map((path) => resolve(path));
