import { type AccountClass, movementKinds, platformAccounts, studentAccounts } from './chart-of-accounts.ts';

const drawAccount = (account: AccountClass): string => {
  const [owner, name = ''] = account.split('/');
  const id = account.replaceAll(/\W/g, '_');
  return owner === 'student' ? `${id}(["student: ${name}"])` : `${id}["${name}"]`;
};

const idOf = (account: AccountClass): string => account.replaceAll(/\W/g, '_');

/** Draws the ledger as a Mermaid chart and two tables for the README, from the chart of accounts. */
export const drawLedger = (): string => {
  const edges = Object.entries(movementKinds).flatMap(([kind, { transfers }]) =>
    transfers.map(([from, to]) => ({ kind, from, to })),
  );
  const classes = new Set(edges.flatMap(({ from, to }): AccountClass[] => [from, to]));
  const arrows = Map.groupBy(edges, ({ from, to }) => `${idOf(from)} -->|%| ${idOf(to)}`);
  const chart = [
    '```mermaid',
    'flowchart LR',
    ...[...classes].map((account) => `  ${drawAccount(account)}`),
    ...[...arrows].map(([arrow, of]) => `  ${arrow.replace('%', of.map(({ kind }) => kind).join(', '))}`),
    '```',
  ];
  return [...chart, '', ...accounts(), '', ...kinds()].join('\n');
};

const accounts = (): string[] => [
  '| account | holds |',
  '|---|---|',
  ...Object.entries(studentAccounts).map(
    ([name, holds]) => `| \`<student>/${name}/<bucket>/<expiry>\` | ${holds} |`,
  ),
  ...Object.entries(platformAccounts).map(([name, holds]) => `| \`house/${name}\` | ${holds} |`),
];

const kinds = (): string[] => [
  '| movement | means | from → to |',
  '|---|---|---|',
  ...Object.entries(movementKinds).map(
    ([kind, { description, transfers }]) =>
      `| \`${kind}\` | ${description} | ${transfers.map(([from, to]) => `${from} → ${to}`).join('<br>')} |`,
  ),
];
