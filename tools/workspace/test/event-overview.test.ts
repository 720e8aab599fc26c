import { findDeclarationProblems, renderEventOverview } from '../src/event-overview.ts';

const kitchen = {
  service: 'kitchen',
  publishes: [{ name: 'kitchen.cups.v1', key: 'cup', publishes: { filled: 'tea' } }],
};
const table = {
  service: 'table',
  subscribes: [{ name: 'kitchen.cups.v1', subscribes: { filled: 'the cup is served' } }],
};

it('renders publishers and subscribers of each topic', () => {
  const overview = renderEventOverview([table, kitchen]);
  expect(overview).toContain(
    '  kitchen --> kitchen_cups_v1[/"kitchen.cups.v1"/]\n  kitchen_cups_v1 -->|filled| table',
  );
  expect(overview).toContain('| `kitchen.cups.v1` | cup | kitchen: filled | table: filled |');
});

it('reports nothing when every topic is declared and published', () => {
  const topicsInSource = new Map([
    ['kitchen', ['kitchen.cups.v1']],
    ['table', ['kitchen.cups.v1']],
  ]);
  expect(findDeclarationProblems([table, kitchen], topicsInSource)).toEqual([]);
});

it('reports an undeclared topic and a topic that no service publishes', () => {
  expect(
    findDeclarationProblems([table], new Map([['table', ['kitchen.cups.v1', 'kitchen.forks.v1']]])),
  ).toEqual([
    'services/table uses the topic kitchen.forks.v1, which its src/readme-blocks.ts does not declare.',
    'table subscribes to kitchen.cups.v1, which no service publishes.',
  ]);
});
