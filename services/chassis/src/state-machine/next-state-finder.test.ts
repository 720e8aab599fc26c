import { nextStateFinder } from './index.ts';

const table = { open: { pay: 'paid', close: 'ended' }, paid: { close: 'ended' }, ended: {} } as const;
const stateAfter = nextStateFinder<keyof typeof table, 'pay' | 'close'>(table);

it('says where an action leads, and that it leads nowhere', () => {
  expect(stateAfter('open', 'pay')).toBe('paid');
  expect(stateAfter('paid', 'pay')).toBeUndefined();
  expect(stateAfter('ended', 'close')).toBeUndefined();
});
