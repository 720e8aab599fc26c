// Prints each relative import that leaves its package, and fails if one exists: packages import each other by name.
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../run.ts';
import { relativeImports } from './relative-imports.ts';
import { reportFindings } from './report-findings.ts';
import { trackedFiles } from './tracked-files.ts';

/** Templates are copied to another folder; the tests of this check contain such imports. */
const EXCLUDED = /\/templates\/|^tools\/workspace\/test\//;

/** The closest folder with a package.json; '' is the workspace itself. */
const packageOf = (folder: string, file: string): string => {
  for (let at = dirname(file); at !== '.'; at = dirname(at))
    if (existsSync(join(folder, at, 'package.json'))) return at;
  return '';
};

/** Each import that leaves its package, as `file imports target`. */
export const importsAcrossPackages = (folder: string): readonly string[] =>
  trackedFiles(folder)
    .filter((file) => /\.tsx?$/.test(file) && !EXCLUDED.test(file) && packageOf(folder, file) !== '')
    .flatMap((file) =>
      relativeImports(join(folder, file))
        .map((target) => relative(folder, target))
        .filter((target) => !target.startsWith(`${packageOf(folder, file)}/`))
        .map((target) => `${file} imports ${target}`),
    );

reportFindings(import.meta.url, () => importsAcrossPackages(root));
