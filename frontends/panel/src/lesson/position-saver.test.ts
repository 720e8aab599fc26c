import { createPositionSaver } from './position-saver.ts';

const at = (seconds: number) => ({ lesson: 'l1', seconds });
const away = new Error('away');

describe('a position', () => {
  it('is retried while the service is unavailable', async () => {
    const kept: number[] = [];
    let failures = 2;
    const keep = createPositionSaver({
      send: async ({ seconds }) => {
        if (failures-- > 0) throw away;
        kept.push(seconds);
      },
      isTransient: () => true,
      wait: async () => undefined,
    });
    expect(await keep(at(12))).toBe(true);
    expect(kept).toEqual([12]);
  });

  it('is dropped when a newer one is saved', async () => {
    const kept: number[] = [];
    let isOffline = true;
    let resume = (): void => undefined;
    const keep = createPositionSaver({
      send: async ({ seconds }) => {
        if (isOffline) throw away;
        kept.push(seconds);
      },
      isTransient: () => true,
      wait: () => new Promise((resolve) => (resume = resolve)),
    });
    const older = keep(at(5));
    await Promise.resolve();
    isOffline = false;
    expect(await keep(at(10))).toBe(true);
    resume();
    expect(await older).toBe(false);
    expect(kept).toEqual([10]);
  });

  it('is not retried after a refusal', async () => {
    let times = 0;
    const keep = createPositionSaver({
      send: async () => {
        times++;
        throw new Error('refused');
      },
      isTransient: () => false,
      wait: async () => undefined,
    });
    expect(await keep(at(5))).toBe(false);
    expect(times).toBe(1);
  });
});
