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

it('starts at 100 BPM and stays between 40 and 280', () => {
  expect([10, 99.6, 900].map(clampTempo)).toEqual([40, 100, 280]);
  renderInApp(<Metronome />);
  expect(slider()).toHaveAttribute('aria-valuetext', '100 BPM');
  expect([slider().getAttribute('min'), slider().getAttribute('max')]).toEqual(['40', '280']);
});

it('plays at an even tempo with an accent on the first beat, and a new tempo restarts the measure', async () => {
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

it('highlights the current beat', async () => {
  renderInApp(<Metronome />);
  await start();
  await later(700);
  expect([...document.querySelectorAll('.beats i')].map(({ className }) => className)).toEqual([
    '',
    'current',
    '',
    '',
  ]);
});

it('continues without the footer, where the compact metronome can stop and start it', async () => {
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

it('shows no compact metronome before the first start', () => {
  renderInApp(<CompactMetronome />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('sets the tempo of taps by pointer and by key, and announces it', async () => {
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

it('shows the tempo in Bengali digits', () => {
  renderInApp(<Metronome />, { language: 'bn' });
  expect(screen.getByText('১০০')).toBeVisible();
});
