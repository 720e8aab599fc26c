import { transitionFinder } from './index.ts';

const table = {
  open: { pay: 'paid', close: 'ended', split: 'paid' },
  paid: { close: 'ended', split: 'ended' },
  ended: {},
} as const;
const moveOf = transitionFinder<keyof typeof table, 'pay' | 'close' | 'split' | 'dream'>(table);

it('says which states an action is possible in, and where it leads', () => {
  expect(moveOf('close')).toEqual({ from: ['open', 'paid'], to: 'ended' });
});

it.each(['split', 'dream'] as const)('refuses %s, which does not lead to one state', (action) => {
  expect(() => moveOf(action)).toThrow(RangeError);
});
