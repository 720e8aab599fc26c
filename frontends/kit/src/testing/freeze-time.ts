/** Everything that waits: by a pretended clock, testing-library would wait four seconds in an instant. */
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

/** Lets it be that moment, until `jest.useRealTimers()`; whatever waits takes its time all the same. */
export const freezeTime = (now: string): void =>
  void jest.useFakeTimers({ now: new Date(now), doNotFake: [...timerFunctions] });
