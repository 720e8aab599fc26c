import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../cluster/own-cluster.ts';

const file = join(root, 'docs/cluster-report.md');

const introduction = `# Proofs on a cluster

Written by \`npm run test:cluster\` ([tools/cluster](../tools/cluster/README.md)); do not edit. Each section is the last run of its proof.
`;

/** The proofs in the order of the report. */
const titles = {
  charts: 'Charts',
  job: 'Main job',
  replace: 'Everything is replaced under load',
  remote: 'A remote is deployed alone',
  migrations: 'Old and new replicas side by side',
  network: 'NetworkPolicies and connections',
  scale: 'Scaling',
  refusals: 'Bad input',
  restore: 'Restored into an empty namespace',
} as const;

export type ProofName = keyof typeof titles;

/** The sections of a report by title. */
export const parseReport = (text: string): Map<string, string> =>
  new Map(
    text
      .split(/^## /m)
      .slice(1)
      .map((section) => [
        section.slice(0, section.indexOf('\n')),
        section.slice(section.indexOf('\n') + 1).trim(),
      ]),
  );

/** Replaces the section of a proof in docs/cluster-report.md. */
export const writeSection = (name: ProofName, lines: readonly string[]): void => {
  const sections = parseReport(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const machine = `${day} UTC, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)} at the end.`;
  sections.set(titles[name], [machine, '', ...lines].join('\n'));
  const written = Object.values(titles).flatMap((title) => {
    const section = sections.get(title);
    return section === undefined ? [] : [`## ${title}\n\n${section}\n`];
  });
  writeFileSync(file, [introduction, ...written].join('\n'));
  for (const line of lines) console.log(line);
};

export const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`);
