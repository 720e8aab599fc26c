/** These functions stay real: with fake timers, the timeouts of testing-library would elapse immediately. */
const timerFunctions = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'queueMicrotask',
  'nextTick',
  'performance',
  'hrtime',
] as const;

/** Sets `Date` to a fixed moment until `jest.useRealTimers()`. Timers stay real. */
export const freezeTime = (now: string): void =>
  void jest.useFakeTimers({ now: new Date(now), doNotFake: [...timerFunctions] });
