import { defineTopic, publishes, subscribes } from '../kafka/index.ts';
import { renderEvents } from './index.ts';

interface CupEvent {
  readonly event?: { readonly $case: 'filled' } | { readonly $case: 'broken' };
}
const cups = defineTopic<CupEvent>('kitchen.cups.v1', {
  encode: () => ({ finish: () => Buffer.of() }),
  decode: () => ({}),
});

it('draws who tells what, whose order it keeps, and what follows from what is heard', () => {
  const declared = {
    service: 'kitchen',
    tells: [publishes(cups, 'cup', { filled: 'there is tea', broken: 'there was' })],
    hears: [subscribes(cups, { broken: 'another is bought' })],
    follows: [subscribes(cups, { filled: 'the shelf knows' })],
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
      '| told | key | event | says |',
      '|---|---|---|---|',
      '| `kitchen.cups.v1` | cup | `filled` | there is tea |',
      '| `kitchen.cups.v1` | cup | `broken` | there was |',
      '',
      '| heard | by | event | and then |',
      '|---|---|---|---|',
      '| `kitchen.cups.v1` | group `kitchen` | `broken` | another is bought |',
      '| `kitchen.cups.v1` | every replica | `filled` | the shelf knows |',
    ].join('\n'),
  );
});

it('draws no table of what a service does not do', () => {
  expect(
    renderEvents({ service: 'kitchen', subscribes: [subscribes(cups, { filled: 'the shelf knows' })] }),
  ).not.toContain('told');
});
