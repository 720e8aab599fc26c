import { defineTopic, publishes, subscribes } from '../kafka/index.ts';
import { renderEvents } from './index.ts';

interface CupEvent {
  readonly event?: { readonly $case: 'filled' } | { readonly $case: 'broken' };
}
const cups = defineTopic<CupEvent>('kitchen.cups.v1', {
  encode: () => ({ finish: () => Buffer.of() }),
  decode: () => ({}),
});

it('renders the published events with their key, and the subscriptions with their effect', () => {
  const declared = {
    service: 'kitchen',
    publishes: [publishes(cups, 'cup', { filled: 'a cup is filled', broken: 'a cup is broken' })],
    subscribes: [subscribes(cups, { broken: 'a cup is ordered' })],
    subscribesOnEveryReplica: [subscribes(cups, { filled: 'the in-memory stock is updated' })],
  };
  expect(renderEvents(declared)).toBe(
    [
      '```mermaid',
      'flowchart LR',
      '  kitchen_cups_v1[/"kitchen.cups.v1"/] -->|broken| kitchen',
      '  kitchen_cups_v1[/"kitchen.cups.v1"/] -->|filled| kitchen',
      '  kitchen -->|filled, broken| kitchen_cups_v1[/"kitchen.cups.v1"/]',
      '```',
      '',
      '| publishes to | key | event | meaning |',
      '|---|---|---|---|',
      '| `kitchen.cups.v1` | cup | `filled` | a cup is filled |',
      '| `kitchen.cups.v1` | cup | `broken` | a cup is broken |',
      '',
      '| subscribes to | as | event | effect |',
      '|---|---|---|---|',
      '| `kitchen.cups.v1` | group `kitchen` | `broken` | a cup is ordered |',
      '| `kitchen.cups.v1` | every replica | `filled` | the in-memory stock is updated |',
    ].join('\n'),
  );
});

it('renders no table without events', () => {
  expect(
    renderEvents({
      service: 'kitchen',
      subscribes: [subscribes(cups, { filled: 'the in-memory stock is updated' })],
    }),
  ).not.toContain('publishes to');
});
