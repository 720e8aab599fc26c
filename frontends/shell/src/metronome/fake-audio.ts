export type Click = { at: number; queuedAt: number; accent: boolean };

/** A fake audio context for tests: it uses the test's clock and records the clicks. */
export const fakeAudio = () => {
  const clicks: Click[] = [];
  let muted = 0;
  const began = Date.now();
  const now = (): number => (Date.now() - began) / 1000;
  const audio = {
    destination: {},
    outputLatency: 0,
    get currentTime(): number {
      return now();
    },
    resume: async (): Promise<void> => undefined,
    suspend: async (): Promise<void> => undefined,
    createGain: () => ({
      gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
      connect: () => undefined,
      disconnect: () => {
        muted = now();
      },
    }),
    createOscillator: () => {
      const frequency = { value: 0 };
      return {
        frequency,
        connect: () => ({ connect: () => undefined }),
        start: (at: number) => void clicks.push({ at, queuedAt: now(), accent: frequency.value > 1200 }),
        stop: () => undefined,
      };
    },
  };
  return { audio: audio as unknown as AudioContext, clicks, mutedAt: () => muted };
};
