import { transitionFinder } from './index.ts';

const table = {
  open: { pay: 'paid', close: 'ended', split: 'paid' },
  paid: { close: 'ended', split: 'ended' },
  ended: {},
} as const;
const findTransition = transitionFinder<keyof typeof table, 'pay' | 'close' | 'split' | 'unknown'>(table);

it('returns the start states and the end state of an action', () => {
  expect(findTransition('close')).toEqual({ from: ['open', 'paid'], to: 'ended' });
});

it.each(['split', 'unknown'] as const)('throws for %s, which has no single end state', (action) => {
  expect(() => findTransition(action)).toThrow(RangeError);
});
