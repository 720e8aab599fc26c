// Prints each class that is not local to a CSS module, and fails where one exists. The names of custom properties (the tokens)
// are the only global names of the styles. Sheets that are not converted yet are listed in global-classes.json with the number
// of their classes; the numbers only get smaller. `--shrink` writes the smaller numbers.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { root } from '../run.ts';
import { reportFindings } from './report-findings.ts';
import { parseStyleSheet, type StyleSheet } from './style-sheets.ts';
import { trackedFiles } from './tracked-files.ts';

/** The number of global classes of each sheet that is not a module yet. */
export type RemainingClasses = Readonly<Record<string, number>>;

const isModule = (file: string): boolean => file.endsWith('.module.css');
const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)'/g;
const WORD = /^[a-z][A-Za-z0-9]{2,}$/;
/** Classes of libraries (the icons, the calendar) whose markup is not ours. */
const LIBRARY_CLASS = /^(tabler-icon|react-calendar)/;
/** Words of `animation` that are not the name of keyframes. */
const NO_KEYFRAMES = /^(none|inherit|initial|unset|var\(.*|[\d.-].*)$/;

const ownClasses = ({ classes }: StyleSheet): readonly string[] =>
  [...classes].filter((name) => !LIBRARY_CLASS.test(name));

const plainSheetProblems = (
  file: string,
  sheet: StyleSheet,
  remaining: RemainingClasses,
): readonly string[] => {
  const classes = ownClasses(sheet);
  const allowed = remaining[file] ?? 0;
  if (classes.length > allowed)
    return [
      `${file}: ${classes.length} global classes, ${allowed} allowed (${classes.join(', ')}): use a CSS module`,
    ];
  return classes.length < allowed
    ? [`${file}: only ${classes.length} of ${allowed} global classes remain: run this check with --shrink`]
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
export const globalClasses = (folder: string, remaining: RemainingClasses): readonly string[] => {
  const files = trackedFiles(folder).filter((file) => file.startsWith('frontends/'));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const read = (file: string): StyleSheet => parseStyleSheet(readFileSync(join(folder, file), 'utf8'));
  return [
    ...sheets.flatMap((file) =>
      isModule(file) ? moduleProblems(file, read(file)) : plainSheetProblems(file, read(file), remaining),
    ),
    ...Object.keys(remaining)
      .filter((file) => !sheets.includes(file) || remaining[file] === 0)
      .map((file) => `${file}: it has no global class any more: run this check with --shrink`),
    ...files.filter((file) => file.endsWith('.tsx')).flatMap((file) => undefinedClasses(folder, file)),
  ];
};

/** The list without converted sheets, and with the smaller number of classes of the others. */
export const shrink = (folder: string, remaining: RemainingClasses): RemainingClasses => {
  const sheets = new Set(trackedFiles(folder));
  const counted = Object.entries(remaining).map(([file, allowed]) => {
    const found = sheets.has(file)
      ? ownClasses(parseStyleSheet(readFileSync(join(folder, file), 'utf8'))).length
      : 0;
    return [file, Math.min(allowed, found)] as const;
  });
  return Object.fromEntries(counted.filter(([, count]) => count > 0));
};

const list = join(import.meta.dirname, 'global-classes.json');
reportFindings(import.meta.url, () => {
  const listed = JSON.parse(readFileSync(list, 'utf8')) as RemainingClasses;
  const remaining = process.argv.includes('--shrink') ? shrink(root, listed) : listed;
  if (remaining !== listed) writeFileSync(list, `${JSON.stringify(remaining, null, 2)}\n`);
  const counts = Object.values(remaining);
  console.log(
    `${counts.length} style sheets with ${counts.reduce((sum, count) => sum + count, 0)} global classes remain`,
  );
  return globalClasses(root, remaining);
});
