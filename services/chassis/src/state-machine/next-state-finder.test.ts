import { nextStateFinder } from './index.ts';

const table = { open: { pay: 'paid', close: 'ended' }, paid: { close: 'ended' }, ended: {} } as const;
const stateAfter = nextStateFinder<keyof typeof table, 'pay' | 'close'>(table);

it('returns the next state, or undefined when the action is not allowed', () => {
  expect(stateAfter('open', 'pay')).toBe('paid');
  expect(stateAfter('paid', 'pay')).toBeUndefined();
  expect(stateAfter('ended', 'close')).toBeUndefined();
});
