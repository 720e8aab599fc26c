import { drawAllEvents, faultsOfEvents } from '../src/draw-events.ts';

const kitchen = {
  service: 'kitchen',
  publishes: [{ name: 'kitchen.cups.v1', key: 'cup', publishes: { filled: 'tea' } }],
};
const table = {
  service: 'table',
  subscribes: [{ name: 'kitchen.cups.v1', subscribes: { filled: 'it is drunk' } }],
};

it('draws who tells whom', () => {
  const drawn = drawAllEvents([table, kitchen]);
  expect(drawn).toContain(
    '  kitchen --> kitchen_cups_v1[/"kitchen.cups.v1"/]\n  kitchen_cups_v1 -->|filled| table',
  );
  expect(drawn).toContain('| `kitchen.cups.v1` | cup | kitchen: filled | table: filled |');
});

it('finds nothing wrong where every topic is drawn and told', () => {
  const written = new Map([
    ['kitchen', ['kitchen.cups.v1']],
    ['table', ['kitchen.cups.v1']],
  ]);
  expect(faultsOfEvents([table, kitchen], written)).toEqual([]);
});

it('names a topic that a service has and does not draw, and one that nobody tells', () => {
  expect(faultsOfEvents([table], new Map([['table', ['kitchen.cups.v1', 'kitchen.forks.v1']]]))).toEqual([
    'services/table has the topic kitchen.forks.v1, which its src/readme-blocks.ts does not draw.',
    'table hears kitchen.cups.v1, which nobody tells.',
  ]);
});
