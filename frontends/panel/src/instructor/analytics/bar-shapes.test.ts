import { layOutBars, pickLabelPositions, roundUpAxisMaximum } from './bar-shapes.ts';

describe('bar shapes', () => {
  it('fill the width and have heights proportional to their values', () => {
    const [none, half, most] = layOutBars(
      [
        { key: 'a', value: 0 },
        { key: 'b', value: 50 },
        { key: 'c', value: 100 },
      ],
      60,
      300,
      200,
    );
    expect([half?.height, most?.height]).toEqual([100, 200]);
    expect(none?.height).toBeGreaterThan(0);
    expect((most?.x ?? 0) + (most?.width ?? 0)).toBeLessThanOrEqual(360);
  });
  it('label the first and the last bar', () => {
    expect(pickLabelPositions(30, 3)).toEqual([0, 15, 29]);
    expect(pickLabelPositions(2, 3)).toEqual([0, 1]);
  });
  it.each([
    [0, 1],
    [8_400, 10_000],
    [1_180, 2_000],
    [400, 400],
  ])('the axis maximum for %i is %i', (most, top) => expect(roundUpAxisMaximum(most)).toBe(top));
});
