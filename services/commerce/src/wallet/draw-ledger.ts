import { type AccountClass, houseAccounts, movementKinds, studentAccounts } from './chart-of-accounts.ts';

const drawAccount = (place: AccountClass): string => {
  const [owner, name = ''] = place.split('/');
  const id = place.replaceAll(/\W/g, '_');
  return owner === 'student' ? `${id}(["student: ${name}"])` : `${id}["${name}"]`;
};

const idOf = (place: AccountClass): string => place.replaceAll(/\W/g, '_');

/** The ledger as a Mermaid chart and two tables for the README, from the table that posting goes by. */
export const drawLedger = (): string => {
  const ways = Object.entries(movementKinds).flatMap(([kind, { ways: all }]) =>
    all.map(([from, to]) => ({ kind, from, to })),
  );
  const places = new Set(ways.flatMap(({ from, to }): AccountClass[] => [from, to]));
  const arrows = Map.groupBy(ways, ({ from, to }) => `${idOf(from)} -->|%| ${idOf(to)}`);
  const chart = [
    '```mermaid',
    'flowchart LR',
    ...[...places].map((place) => `  ${drawAccount(place)}`),
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
  ...Object.entries(houseAccounts).map(([name, holds]) => `| \`house/${name}\` | ${holds} |`),
];

const kinds = (): string[] => [
  '| movement | means | from → to |',
  '|---|---|---|',
  ...Object.entries(movementKinds).map(
    ([kind, { means, ways }]) =>
      `| \`${kind}\` | ${means} | ${ways.map(([from, to]) => `${from} → ${to}`).join('<br>')} |`,
  ),
];
