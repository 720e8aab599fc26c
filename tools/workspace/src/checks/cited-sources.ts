// Prints each citation of a decision, a document or a section that the repository does not have, and fails if there are any.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.ts';
import { reportFindings } from './report-findings.ts';
import { trackedFiles } from './tracked-files.ts';

const TEXT = /\.(ts|tsx|mjs|cjs|md|sql|proto|css)$/;
/** Generated code, and the tests of this check, which cite sources that do not exist. */
const EXCLUDED = /(^|\/)gen\/|\.gen\.ts$|^tools\/workspace\/test\//;

const IDS = '[MCPLB]\\d+(?:(?:,| and| or| to|–)\\s?[MCPLB]\\d+)*';
/** `decision M4`, `decisions M4 and M5`, or ids in parentheses. Music also has notes named C4 and B2: a bare id is no citation. */
const DECISIONS = new RegExp(`decisions? (${IDS})|\\((${IDS})\\)`, 'gi');
const DOCUMENT = /\bdocs\/([a-z-]+\.md)(?:,? sections? (\d+))?/g;
/** Documents that are not in the repository and must not be cited. */
const ABSENT =
  /\b(?:site|back-office|sslcommerz|bengali)(?:\.md)?,? sections? \d|\bspec\/[a-z]+|\b(?:DESIGN|STYLE|LOOK)\.md/g;

const decisionIds = (folder: string): ReadonlySet<string> => {
  const page = readFileSync(join(folder, 'docs/decisions.md'), 'utf8');
  return new Set([...page.matchAll(/^\| ([MCPLB]\d+) \|/gm)].map(([, id = '']) => id));
};

const unknownDecisions = (text: string, known: ReadonlySet<string>): readonly string[] =>
  [...text.matchAll(DECISIONS)]
    .flatMap(([, named, bracketed]) => (named ?? bracketed ?? '').match(/[MCPLB]\d+/g) ?? [])
    .filter((id) => !known.has(id))
    .map((id) => `decision ${id} is not in docs/decisions.md`);

const unknownDocuments = (text: string, folder: string): readonly string[] =>
  [...text.matchAll(DOCUMENT)].flatMap(([, name = '', section]) => {
    const path = join(folder, 'docs', name);
    if (!existsSync(path)) return [`docs/${name} does not exist`];
    const hasSection = section === undefined || readFileSync(path, 'utf8').includes(`\n## ${section}. `);
    return hasSection ? [] : [`docs/${name} has no section ${section}`];
  });

/** Each citation without a source, as `file: what is missing`. */
export const missingSources = (folder: string): readonly string[] => {
  const known = decisionIds(folder);
  return trackedFiles(folder)
    .filter((file) => TEXT.test(file) && !EXCLUDED.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const absent = [...text.matchAll(ABSENT)].map(([cited]) => `"${cited}" is not part of the repository`);
      return [...unknownDecisions(text, known), ...unknownDocuments(text, folder), ...absent].map(
        (problem) => `${file}: ${problem}`,
      );
    });
};

reportFindings(import.meta.url, () => missingSources(root));
