import { throttleProgress } from './throttle-progress.ts';

const record = () => {
  const told: number[] = [];
  return { told, progress: throttleProgress((seconds) => told.push(seconds)) };
};

describe('telling where a person is in a lesson', () => {
  it('speaks every five seconds of watching, in whole seconds', () => {
    const { told, progress } = record();
    for (let time = 0; time < 16; time += 0.25) progress.at(time);
    expect(told).toEqual([5, 10, 15]);
  });

  it('speaks at once at a pause, and not twice of the same second', () => {
    const { told, progress } = record();
    progress.now(3.4);
    progress.now(3.9);
    progress.now(Number.NaN);
    expect(told).toEqual([3]);
  });

  it('follows a jump back', () => {
    const { told, progress } = record();
    progress.now(60);
    progress.at(20);
    expect(told).toEqual([60, 20]);
  });
});
