import { throttleProgress } from './throttle-progress.ts';

const record = () => {
  const reported: number[] = [];
  return { reported, progress: throttleProgress((seconds) => reported.push(seconds)) };
};

describe('progress reports', () => {
  it('reports every five seconds of playback, in whole seconds', () => {
    const { reported, progress } = record();
    for (let time = 0; time < 16; time += 0.25) progress.update(time);
    expect(reported).toEqual([5, 10, 15]);
  });

  it('reports immediately on flush, and the same second only once', () => {
    const { reported, progress } = record();
    progress.flush(3.4);
    progress.flush(3.9);
    progress.flush(Number.NaN);
    expect(reported).toEqual([3]);
  });

  it('reports a jump back', () => {
    const { reported, progress } = record();
    progress.flush(60);
    progress.update(20);
    expect(reported).toEqual([60, 20]);
  });
});
