import { useEffect, useRef, useState } from 'react';
import { startClickTrack } from './click-track.ts';
import { clampTempo, tempo } from './tempo.ts';

/** The beat that sounds now (0 to 3), or −1 while stopped. A change of tempo while playing begins the count again. */
export const useMetronome = () => {
  const [bpm, setBpm] = useState<number>(tempo.usual);
  const [playing, setPlaying] = useState(false);
  const [beat, setBeat] = useState(-1);
  const audio = useRef<AudioContext>(null);

  useEffect(() => {
    if (!playing) return;
    audio.current ??= new AudioContext();
    void audio.current.resume();
    const stop = startClickTrack(audio.current, bpm, setBeat);
    return () => {
      stop();
      setBeat(-1);
    };
  }, [playing, bpm]);

  useEffect(() => () => void audio.current?.close(), []);

  return {
    bpm,
    beat,
    playing,
    setTempo: (next: number) => setBpm(clampTempo(next)),
    toggle: () => setPlaying(!playing),
  };
};
