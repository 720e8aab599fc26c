// Bundled into each remote that shows how long something waits, or that follows the clock.
export { useMinute } from './useMinute.ts';
export { useWaitedTime } from './useWaitedTime.ts';
