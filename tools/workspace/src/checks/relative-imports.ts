import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** The absolute paths of the relative imports of a file, type-only and dynamic ones included. */
export const relativeImports = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, specifier = '']) =>
    resolve(dirname(file), specifier),
  );
