import { stateIn } from './index.ts';

const table = { open: { pay: 'paid', close: 'ended' }, paid: { close: 'ended' }, ended: {} } as const;
const stateAfter = stateIn<keyof typeof table, 'pay' | 'close'>(table);

it('says where an action leads, and that it leads nowhere', () => {
  expect(stateAfter('open', 'pay')).toBe('paid');
  expect(stateAfter('paid', 'pay')).toBeUndefined();
  expect(stateAfter('ended', 'close')).toBeUndefined();
});
