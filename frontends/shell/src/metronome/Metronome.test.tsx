import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { fireEvent } from '@testing-library/react';
import { Metronome } from './Metronome.tsx';
import { beatLength, clampTempo, isAccent } from './tempo.ts';

type Click = { at: number; accent: boolean };
const clicks: Click[] = [];

/** An audio clock that follows the test's timers. */
class FakeAudio {
  destination = {};
  readonly began = Date.now();
  get currentTime(): number {
    return (Date.now() - this.began) / 1000;
  }
  resume = async (): Promise<void> => undefined;
  close = async (): Promise<void> => undefined;
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => {
    const tone = {
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: (at: number) => void clicks.push({ at, accent: tone.frequency.value > 1200 }),
      stop: () => undefined,
    };
    return { ...tone, frequency: tone.frequency, connect: () => ({ connect: () => undefined }) };
  };
}

beforeEach(() => {
  clicks.length = 0;
  jest.useFakeTimers();
  Object.assign(window, { AudioContext: FakeAudio });
});
afterEach(() => jest.useRealTimers());

const later = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

it('keeps within 40 and 280 and counts beats of 60 / BPM seconds, the first of four accented', () => {
  expect([clampTempo(10), clampTempo(99.6), clampTempo(900)]).toEqual([40, 100, 280]);
  expect(beatLength(120)).toBe(0.5);
  expect([0, 1, 2, 3, 4].map(isAccent)).toEqual([true, false, false, false, true]);
});

it('plays evenly with an accent on one, and a new tempo begins the count again', async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderInApp(<Metronome />);
  await user.click(screen.getByRole('button', { name: 'Start metronome' }));
  later(3_000);
  expect(clicks.slice(0, 5).map(({ accent }) => accent)).toEqual([true, false, false, false, true]);
  const gaps = clicks.slice(1).map((click, i) => Math.round((click.at - (clicks[i]?.at ?? 0)) * 1000));
  expect(new Set(gaps)).toEqual(new Set([600]));

  clicks.length = 0;
  fireEvent.change(screen.getByRole('slider', { name: /Tempo/ }), { target: { value: '200' } });
  later(1_000);
  expect(clicks[0]?.accent).toBe(true);
  expect(screen.getByRole('slider', { name: /Tempo/ })).toHaveAttribute('aria-valuetext', '200 BPM');

  await user.click(screen.getByRole('button', { name: 'Stop metronome' }));
  clicks.length = 0;
  later(2_000);
  expect(clicks).toEqual([]);
});

it('is read in Bengali digits', () => {
  renderInApp(<Metronome />, { language: 'bn' });
  expect(screen.getByText('১০০')).toBeVisible();
});
