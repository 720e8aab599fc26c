import { act, freezeTime, renderInApp } from '@sargam/kit/testing';
import { buildStoreOrder } from '../testing/gift-samples.ts';
import { Confetti } from './Confetti.tsx';
import { canResend, getOrderStatus } from './useStoreOrder.ts';

const confetti = () => document.querySelector('.confetti');

const today = '2026-11-21T05:00:00Z';
beforeEach(() => freezeTime(today));
afterEach(() => jest.useRealTimers());

it.each([
  [{ orderStatus: 'pending' }, 'confirming'],
  [{ orderStatus: 'pending', underReview: true }, 'checking'],
  [{ orderStatus: 'paid' }, 'sending'],
  [{ orderStatus: 'paid', deliverOn: '2026-11-22' }, 'waiting'],
  [{ orderStatus: 'paid', deliverOn: '2026-11-21' }, 'sending'],
  [{ orderStatus: 'delivered' }, 'delivered'],
  [{ orderStatus: 'cancelled' }, 'failed'],
  [{ orderStatus: 'refunded' }, 'refunded'],
] as const)('an order %j has the status %s', (fields, expected) =>
  expect(getOrderStatus(buildStoreOrder(fields))).toBe(expected),
);

it.each([
  [{ orderStatus: 'delivered', resendFrom: null }, true],
  [{ orderStatus: 'paid', resendFrom: '2026-11-21T04:59:59Z' }, true],
  [{ orderStatus: 'paid', resendFrom: '2026-11-21T05:00:01Z' }, false],
  [{ orderStatus: 'refunded', resendFrom: null }, false],
] as const)('the codes of an order %j can be mailed again: %s', (fields, expected) =>
  expect(canResend(buildStoreOrder(fields), Date.parse(today))).toBe(expected),
);

describe('the confetti', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is removed after ten seconds', () => {
    jest.useFakeTimers();
    renderInApp(<Confetti />);
    act(() => jest.advanceTimersByTime(9_999));
    expect(confetti()?.children.length).toBeGreaterThan(20);
    act(() => jest.advanceTimersByTime(1));
    expect(confetti()).toBeNull();
  });

  it('is not shown with reduced motion', () => {
    const real = window.matchMedia;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) =>
        Object.assign(real(media), { matches: media === '(prefers-reduced-motion: reduce)' }),
      );
    renderInApp(<Confetti />);
    expect(confetti()).toBeNull();
  });
});
