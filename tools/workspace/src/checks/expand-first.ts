// Prints each new migration that removes or narrows what a running older version still uses, and fails if one exists. It also
// reports migrations with one number.
// A release expands the schema first; a later release contracts it: `-- contracts: 0032_add_periods.sql` names the migration
// that added the replacement. Contracts between services follow the same order; `buf breaking` checks those.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../run.ts';
import { reportFindings } from './report-findings.ts';

/** Each service's last migration from the time before the first deployment, when a rename in place was allowed. */
export type FirstRelease = Readonly<Record<string, string>>;

const CONTRACTING = [
  /\bdrop\s+(table|column|view|type)\b/i,
  /\brename\s+(to|column|constraint)\b/i,
  /\balter\s+column\s+\w+\s+(set\s+not\s+null|type|set\s+data\s+type)\b/i,
  /\badd\s+column\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
];
const EXPANDED_BY = /^-- contracts: (\S+\.sql)$/m;

const withoutComments = (sql: string): string => sql.replace(/--.*$/gm, '');

const problemOf = (path: string, older: readonly string[]): string | undefined => {
  const sql = readFileSync(path, 'utf8');
  const statement = CONTRACTING.map((pattern) => pattern.exec(withoutComments(sql))?.[0]).find(Boolean);
  if (statement === undefined) return undefined;
  const expandedBy = EXPANDED_BY.exec(sql)?.[1];
  if (expandedBy === undefined)
    return `"${statement}" contracts the schema: name the older migration that expanded it ("-- contracts: FILE.sql")`;
  return older.includes(expandedBy) ? undefined : `${expandedBy} is not an older migration of this service`;
};

/** Each contracting migration after the first release, as `file: problem`. */
export const contractingMigrations = (folder: string, first: FirstRelease): readonly string[] =>
  globSync('services/*/migrations', { cwd: folder })
    .toSorted()
    .flatMap((migrations) => {
      const files = globSync('*.sql', { cwd: join(folder, migrations) }).toSorted();
      const last = first[basename(dirname(migrations))];
      const isNew = (file: string): boolean => last === undefined || file > last;
      return files.filter(isNew).flatMap((file) => {
        const problem = problemOf(join(folder, migrations, file), files.slice(0, files.indexOf(file)));
        return problem === undefined ? [] : [`${migrations}/${file}: ${problem}`];
      });
    });

/** Each migration after the first release with the number of another one of its service, whose order then depends on their names. */
export const repeatedNumbers = (folder: string, first: FirstRelease): readonly string[] =>
  globSync('services/*/migrations', { cwd: folder })
    .toSorted()
    .flatMap((migrations) => {
      const last = first[basename(dirname(migrations))] ?? '';
      const files = globSync('*.sql', { cwd: join(folder, migrations) }).toSorted();
      return files
        .filter((file, index) => file > last && files[index - 1]?.slice(0, 4) === file.slice(0, 4))
        .map((file) => `${migrations}/${file}: another migration has this number`);
    });

const firstRelease = join(import.meta.dirname, 'first-release.json');
reportFindings(import.meta.url, () => {
  const first = JSON.parse(readFileSync(firstRelease, 'utf8')) as FirstRelease;
  return [...contractingMigrations(root, first), ...repeatedNumbers(root, first)];
});
