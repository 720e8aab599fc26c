// Prints each class that is not local to a CSS module, and fails if one exists. The names of custom properties (the tokens)
// are the only global names of the styles. A class that a component reads and its module does not define fails too.
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { root } from '../run.ts';
import { reportFindings } from './report-findings.ts';
import { parseStyleSheet, type StyleSheet } from './style-sheets.ts';
import { trackedFiles } from './tracked-files.ts';

const isModule = (file: string): boolean => file.endsWith('.module.css');
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const WORD = /^[a-z][A-Za-z0-9]{2,}$/;
/** Classes of libraries (the icons, the calendar) whose markup is not ours. */
const LIBRARY_CLASS = /^(tabler-icon|react-calendar)/;
/** Words of `animation` that are not the name of keyframes. */
const NO_KEYFRAMES = /^(none|inherit|initial|unset|var\(.*|[\d.-].*)$/;

const plainSheetProblems = (file: string, { classes }: StyleSheet): readonly string[] => {
  const ownClasses = [...classes].filter((name) => !LIBRARY_CLASS.test(name));
  return ownClasses.length > 0
    ? [`${file}: global classes (${ownClasses.join(', ')}): use a CSS module`]
    : [];
};

const moduleProblems = (file: string, sheet: StyleSheet): readonly string[] => [
  ...(sheet.usesGlobal ? [`${file}: a module has no :global`] : []),
  ...[...sheet.classes]
    .filter((name) => !WORD.test(name))
    .map((name) => `${file}: the class ${name} is not a word in camelCase of three letters or more`),
  ...[...sheet.ids].map((id) => `${file}: a module renames #${id}: use a class`),
  ...sheet.animations
    .map((value) => value.split(/\s/)[0] ?? '')
    .filter((name) => !NO_KEYFRAMES.test(name) && !sheet.keyframes.has(name))
    .map(
      (name) => `${file}: a module renames the animation ${name}, so its keyframes belong into the same file`,
    ),
];

/** Classes that a component reads from a module, but the module does not define: the element would have no style. */
const undefinedClasses = (folder: string, file: string): readonly string[] => {
  const text = readFileSync(join(folder, file), 'utf8');
  const code = text.replace(IMPORT, '');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const sheet = normalize(join(file, '..', path));
    const { classes } = parseStyleSheet(readFileSync(join(folder, sheet), 'utf8'));
    const used = [...code.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, used = '']) => used);
    return [...new Set(used)]
      .filter((used) => !classes.has(used))
      .map((used) => `${file}: ${sheet} has no class ${used}`);
  });
};

/** Each problem as `file: problem`. */
export const globalClasses = (folder: string): readonly string[] => {
  const files = trackedFiles(folder).filter((file) => file.startsWith('frontends/'));
  return files.flatMap((file) => {
    if (file.endsWith('.tsx')) return undefinedClasses(folder, file);
    if (!file.endsWith('.css')) return [];
    const sheet = parseStyleSheet(readFileSync(join(folder, file), 'utf8'));
    return isModule(file) ? moduleProblems(file, sheet) : plainSheetProblems(file, sheet);
  });
};

reportFindings(import.meta.url, () => globalClasses(root));
