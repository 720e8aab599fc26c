import { stateAfter, transitions } from './order.ts';

it.each([
  ['pending', 'paid'],
  ['failed', 'paid'],
  ['cancelled', 'paid'],
] as const)('an order that is %s becomes paid by a late payment', (state, after) => {
  expect(stateAfter(state, 'pay')).toBe(after);
});

it('an order is paid once', () => {
  for (const state of ['paid', 'delivered', 'refunded'] as const)
    expect(stateAfter(state, 'pay')).toBeUndefined();
});

it('refunded is a final state', () => {
  expect(transitions.refunded).toEqual({});
  for (const state of ['paid', 'delivered', 'pending'] as const)
    expect(stateAfter(state, 'refund')).toBe('refunded');
});
