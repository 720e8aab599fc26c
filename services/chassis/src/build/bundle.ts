import { basename, join, resolve } from 'node:path';
import { type BuildOptions, build, type Metafile } from 'esbuild';
import { englishZodMessages } from './english-zod-messages.ts';
import { externalPackages } from './external-packages.ts';
import { isUpToDate, saveInputStamps } from './input-stamps.ts';

export interface BuildResult {
  readonly service: string;
  /** False when nothing had changed since the last time. */
  readonly isRebuilt: boolean;
  readonly ms: number;
}

const here = import.meta.dirname;

const options = (service: string): BuildOptions => ({
  bundle: true,
  platform: 'node',
  target: 'node24',
  format: 'cjs',
  external: externalPackages,
  plugins: [englishZodMessages],
  define: { SARGAM_SERVICE_NAME: JSON.stringify(service), 'import.meta.dirname': '__dirname' },
  // Where a cache folder is at hand, a restart need not compile again what it compiled before.
  banner: { js: "require('node:module').enableCompileCache?.();" },
  // Without comments, which alone hold characters beyond ASCII: with one such character V8 keeps the whole source in
  // two bytes a character. Names and short lines stay, so that a stack still reads well.
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'none',
  sourcemap: true,
  sourcesContent: false,
  metafile: true,
  logLevel: 'silent',
});

/**
 * Makes `dist/main.cjs`, the service as one file, and `dist/telemetry.cjs`, to be loaded before it with `-r`.
 * Nothing is done when no input has changed.
 * @throws esbuild's BuildFailure, whose message names file and line.
 */
export const buildService = async (folder: string): Promise<BuildResult> => {
  const began = performance.now();
  const service = basename(resolve(folder));
  const dist = join(resolve(folder), 'dist');
  const done = (changed: boolean): BuildResult => ({
    service,
    isRebuilt: changed,
    ms: Math.round(performance.now() - began),
  });
  if (await isUpToDate(dist)) return done(false);
  const entries = {
    main: join(resolve(folder), 'src/main.ts'),
    telemetry: join(here, '../telemetry/preload.ts'),
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

const inputsOf = (metafile: Metafile | undefined): string[] =>
  Object.keys(metafile?.inputs ?? {}).map((path) => resolve(path));
