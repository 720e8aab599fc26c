import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../run.ts';
import { type Names, withNames } from './names.ts';

const templates = join(import.meta.dirname, '../../templates');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * Writes a template's files below the target and returns their paths, relative to the workspace. Template files end in
 * `.tmpl`, so that no tool reads them as code.
 */
export const writeTemplate = (template: string, target: string, names: Names): string[] =>
  filesIn(join(templates, template)).map((file) => {
    const path = join(target, withNames(file, names).replace(/\.tmpl$/, ''));
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), withNames(readFileSync(join(templates, template, file), 'utf8'), names));
    return path;
  });

export const partExists = (folder: string): boolean => existsSync(join(root, folder));

/** Adds the folder to the workspaces of the root package.json, after those of the same kind. */
export const addWorkspace = (folder: string): void => {
  const path = join(root, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { workspaces: string[] };
  if (manifest.workspaces.includes(folder)) return;
  const [kind] = folder.split('/');
  const last = manifest.workspaces.findLastIndex((workspace) => workspace.startsWith(`${kind}/`));
  manifest.workspaces.splice(last + 1, 0, folder);
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
};

/** Sets options in the `sargam` block of a part's package.json. */
export const setPartOptions = (folder: string, options: object): void => {
  const path = join(root, folder, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { sargam: object };
  Object.assign(manifest.sargam, options);
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
};

/** Writes a line before the last line of a table that ends with `end`. */
export const addLine = (file: string, end: string, line: string): void => {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  const at = text.indexOf(`\n${end}`);
  if (at < 0)
    throw new Error(`${file} has no line that begins with "${end}": add this by hand: ${line.trim()}`);
  writeFileSync(path, `${text.slice(0, at)}\n${line}${text.slice(at)}`);
};
