import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import bn from '../../locales/bn.json';
import en from '../../locales/en.json';
import { actionText, auditActions } from './audit-actions.ts';

const repository = path.resolve(__dirname, '../../../..');
const readFiles = (folder: string, isWanted: (name: string) => boolean): string =>
  readdirSync(path.join(repository, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => isWanted(name) && !name.includes('node_modules'))
    .map((name) => readFileSync(path.join(repository, folder, name), 'utf8'))
    .join('\n');
const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []);

/** The sources name a method in quotes only as the action of an audit entry. */
const listWrittenActions = (): string[] => {
  const methods = new Set(
    matchesOf(
      /^\s*rpc (\w+)\(/gm,
      readFiles('proto/sargam', (name) => name.endsWith('.proto')),
    ),
  );
  const sources = readFiles('services', (name) => /\/src\/.*(?<!\.test)\.ts$/.test(name));
  return [...new Set(matchesOf(/'([A-Z]\w+)'/g, sources))].filter((name) => methods.has(name)).sort();
};

it('every action that a service writes has a text in both languages', () => {
  const written = listWrittenActions();
  expect(written).toEqual(expect.arrayContaining(['SaveCourse', 'GrantRefund', 'Suspend', 'PayDue']));
  expect(written.filter((action) => !auditActions.some((known) => known === action))).toEqual([]);
  for (const { audit } of [en, bn])
    expect(Object.keys(audit.actions).sort()).toEqual([...auditActions].sort());
});

it('an action without a text is shown in words', () => {
  const t = (key: string) => key;
  expect(actionText('SendNewLetter', t)).toBe('Send new letter');
  expect(actionText('Suspend', t)).toBe('admin.audit.actions.Suspend');
});
