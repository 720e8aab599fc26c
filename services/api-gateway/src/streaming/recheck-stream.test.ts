import { EventEmitter } from 'node:events';
import { DomainError } from '@sargam/chassis/errors';
import { recheckStream } from './recheck-stream.ts';

const refused = new DomainError('forbidden', 'not-enrolled', 'No access');
const unavailable = new DomainError('unavailable', 'unavailable', 'Learning is down');

/** A response that sends `bytesPerSecond`, and a check that rejects with `error` from then on. */
const play = (bytesPerSecond: number) => {
  const socket = { bytesWritten: 0 };
  const response = Object.assign(new EventEmitter(), { socket, destroyed: false, destroy: vi.fn() });
  response.destroy.mockImplementation(() => response.emit('close'));
  let error: Error | undefined;
  const check = vi.fn(async () => {
    if (error) throw error;
  });
  recheckStream(response as never, check);
  const wait = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second += 1) {
      socket.bytesWritten += bytesPerSecond;
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  const rejectWith = (next: Error | undefined): void => {
    error = next;
  };
  return { response, check, wait, rejectWith };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a refund ends a response that sends bytes within ten seconds, and nothing is checked afterwards', async () => {
  const { response, check, wait, rejectWith } = play(1_000);
  await wait(20);
  expect(response.destroy).not.toHaveBeenCalled();
  rejectWith(refused);
  await wait(10);
  expect(response.destroy).toHaveBeenCalledOnce();
  const checks = check.mock.calls.length;
  await wait(60);
  expect(check).toHaveBeenCalledTimes(checks);
  expect(vi.getTimerCount()).toBe(0);
});

it('a service that is unavailable does not end the response', async () => {
  const { response, wait, rejectWith } = play(1_000);
  rejectWith(unavailable);
  await wait(20);
  rejectWith(new Error('bug'));
  await wait(20);
  expect(response.destroy).not.toHaveBeenCalled();
});

it('a response that sends nothing, because the video is paused, is not checked', async () => {
  const { response, check, wait } = play(0);
  await wait(60);
  expect(check).not.toHaveBeenCalled();
  response.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
