import { act, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { fireEvent } from '@testing-library/react';
import { CompactMetronome } from './CompactMetronome.tsx';
import { fakeAudio } from './fake-audio.ts';
import { Metronome } from './Metronome.tsx';
import { metronome } from './metronome.ts';
import { clampTempo } from './tempo.ts';

let clicks: ReturnType<typeof fakeAudio>['clicks'] = [];

beforeAll(() => {
  jest.useFakeTimers();
  const device = fakeAudio();
  clicks = device.clicks;
  Object.assign(window, {
    AudioContext: class {
      constructor() {
        return device.audio;
      }
    },
  });
});
beforeEach(() => act(() => metronome.setTempo(100)));
afterEach(async () => {
  if (metronome.get().playing) act(() => metronome.toggle());
  clicks.length = 0;
});
afterAll(() => jest.useRealTimers());

const later = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const slider = (): HTMLElement => screen.getByRole('slider', { name: /Tempo/ });
const start = (): Promise<void> => user.click(screen.getByRole('button', { name: 'Start metronome' }));
const accents = (): boolean[] => clicks.slice(0, 5).map(({ accent }) => accent);

it('keeps within 40 and 280, from 100 on', () => {
  expect([10, 99.6, 900].map(clampTempo)).toEqual([40, 100, 280]);
  renderInApp(<Metronome />);
  expect(slider()).toHaveAttribute('aria-valuetext', '100 BPM');
  expect([slider().getAttribute('min'), slider().getAttribute('max')]).toEqual(['40', '280']);
});

it('plays evenly with an accent on one, and a new tempo begins the count again', async () => {
  renderInApp(<Metronome />);
  await start();
  await later(3_000);
  expect(accents()).toEqual([true, false, false, false, true]);
  const gaps = clicks.slice(1).map(({ at }, n) => Math.round((at - (clicks[n]?.at ?? 0)) * 1000));
  expect(new Set(gaps)).toEqual(new Set([600]));

  clicks.length = 0;
  fireEvent.change(slider(), { target: { value: '200' } });
  await later(1_500);
  expect(accents()).toEqual([true, false, false, false, true]);

  await user.click(screen.getByRole('button', { name: 'Stop metronome' }));
  clicks.length = 0;
  await later(2_000);
  expect(clicks).toEqual([]);
});

it('lights the beat that sounds', async () => {
  renderInApp(<Metronome />);
  await start();
  await later(700);
  expect([...document.querySelectorAll('.beats i')].map(({ className }) => className)).toEqual([
    '',
    'on',
    '',
    '',
  ]);
});

it('goes on while the footer is away, where a small one stops it and starts it again', async () => {
  const footer = renderInApp(<Metronome />);
  await start();
  await later(1_000);
  footer.unmount();
  clicks.length = 0;
  await later(3_000);
  expect(clicks.length).toBe(5);

  renderInApp(<CompactMetronome />);
  await user.click(screen.getByRole('button', { name: 'Stop metronome' }));
  clicks.length = 0;
  await later(1_000);
  expect(clicks).toEqual([]);
  await start();
  await later(1_000);
  expect(clicks.length).toBeGreaterThan(1);
});

it('is no small one for whoever never started it', () => {
  renderInApp(<CompactMetronome />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('finds the tempo of taps, by finger and by key, and says it', async () => {
  renderInApp(<Metronome />);
  const tap = screen.getByRole('button', { name: 'Tap tempo' });
  fireEvent.pointerDown(tap);
  fireEvent.click(tap, { detail: 1 });
  await later(500);
  fireEvent.pointerDown(tap);
  fireEvent.click(tap, { detail: 1 });
  expect(slider()).toHaveAttribute('aria-valuetext', '120 BPM');
  expect(screen.getByRole('status')).toHaveTextContent('120 BPM');

  await later(5_000);
  tap.focus();
  await user.keyboard('{Enter}');
  await later(300);
  await user.keyboard('{Enter}');
  expect(slider()).toHaveAttribute('aria-valuetext', '200 BPM');
});

it('is read in Bengali digits', () => {
  renderInApp(<Metronome />, { language: 'bn' });
  expect(screen.getByText('১০০')).toBeVisible();
});
