import { useRef, useState, useSyncExternalStore } from 'react';
import { type Metronome, metronome } from './metronome.ts';
import { addTap, tempoFromTaps } from './tap-tempo.ts';

/** What the page's metronome does now. */
export const useMetronome = (): Metronome =>
  useSyncExternalStore(metronome.subscribe, metronome.get, metronome.get);

/** `tap` sets the tempo by the times it is called at; `tapped` is the tempo it found, for whoever does not see it. */
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
