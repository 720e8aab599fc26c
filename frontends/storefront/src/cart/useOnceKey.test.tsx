import { renderHook } from '@testing-library/react';
import { useOnceKey } from './useOnceKey.ts';

it('is the same key for the same order however often it is sent, and another for another', () => {
  const { current: once } = renderHook(() => useOnceKey()).result;
  const first = once.keyFor({ amount: 1 });
  expect(once.keyFor({ amount: 1 })).toBe(first);
  const second = once.keyFor({ amount: 2 });
  expect(second).not.toBe(first);
  once.renew();
  expect(once.keyFor({ amount: 2 })).not.toBe(second);
});
