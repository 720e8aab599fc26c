import { renderStateDiagram } from './index.ts';

it('draws all transitions; actions between the same states share one arrow', () => {
  const table = {
    open: { pay: 'paid', settle: 'paid', cancel: 'ended' },
    paid: { refund: 'ended' },
    ended: {},
  };
  expect(renderStateDiagram(table, { initialState: 'open', createdBy: 'place' })).toBe(
    [
      '```mermaid',
      'stateDiagram-v2',
      '  [*] --> open: place',
      '  open --> paid: pay, settle',
      '  open --> ended: cancel',
      '  paid --> ended: refund',
      '  ended --> [*]',
      '```',
    ].join('\n'),
  );
});
