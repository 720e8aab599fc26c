import { useRef, useState } from 'react';
import { metronome } from './metronome.ts';
import { addTap, tempoFromTaps } from './tap-tempo.ts';

/** The state of the page's metronome. */
export const useMetronome = metronome.use;

/** `tap` sets the tempo from the times of its calls. `tapped` is the resulting tempo, for screen readers. */
export const useTapTempo = (): { tap: () => void; tapped: number | undefined } => {
  const taps = useRef<readonly number[]>([]);
  const [tapped, setTapped] = useState<number>();
  const tap = (): void => {
    taps.current = addTap(taps.current, performance.now());
    const bpm = tempoFromTaps(taps.current);
    if (bpm === undefined) return;
    metronome.setTempo(bpm);
    setTapped(bpm);
  };
  return { tap, tapped };
};
