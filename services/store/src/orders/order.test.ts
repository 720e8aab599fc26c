import { stateAfter, transitions } from './order.ts';

it.each([
  ['pending', 'paid'],
  ['failed', 'paid'],
  ['cancelled', 'paid'],
] as const)('takes the money of an order that is %s, however late its word comes', (state, after) => {
  expect(stateAfter(state, 'pay')).toBe(after);
});

it('is paid for once', () => {
  for (const state of ['paid', 'delivered', 'refunded'] as const)
    expect(stateAfter(state, 'pay')).toBeUndefined();
});

it('ends with a refund', () => {
  expect(transitions.refunded).toEqual({});
  for (const state of ['paid', 'delivered', 'pending'] as const)
    expect(stateAfter(state, 'refund')).toBe('refunded');
});
