import { type OrderAction, type OrderState, stateAfter, transitions } from './order.ts';

const states = Object.keys(transitions) as OrderState[];
const reachable = (from: OrderState, seen = new Set<OrderState>()): Set<OrderState> => {
  if (seen.has(from)) return seen;
  seen.add(from);
  for (const next of Object.values<OrderState>(transitions[from])) reachable(next, seen);
  return seen;
};

describe('order states', () => {
  it('are all reachable from created', () => {
    expect([...reachable('created')].sort()).toEqual([...states].sort());
  });

  it.each(['paid', 'partly_refunded', 'refunded'] as const)('cannot become unpaid after %s', (state) => {
    for (const next of reachable(state)) expect(['paid', 'partly_refunded', 'refunded']).toContain(next);
  });

  it.each<[OrderState, OrderAction, OrderState | undefined]>([
    ['created', 'settle', 'paid'],
    ['created', 'fail', undefined],
    ['awaiting_payment', 'settle', 'paid'],
    ['awaiting_payment', 'putUnderReview', 'review'],
    ['expired', 'settle', 'paid'],
    ['expired', 'cancel', undefined],
    ['review', 'expire', undefined],
    ['paid', 'settle', undefined],
    ['review', 'refundAll', 'refunded'],
    ['refunded', 'settle', undefined],
  ])('%s, %s: %s', (state, action, next) => {
    expect(stateAfter(state, action)).toBe(next);
  });
});
