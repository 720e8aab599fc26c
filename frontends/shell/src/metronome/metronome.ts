import { createStore } from '@sargam/kit';
import { type ClickTrack, startClickTrack } from './click-track.ts';
import { clampTempo, tempoLimits } from './tempo.ts';

/** `beat` is the current beat (0 to 3), −1 while stopped. */
export type Metronome = { bpm: number; playing: boolean; beat: number };

/** Plays one click track at a time. Reports the current beat on each animation frame, so not on a hidden page. */
const createTrackPlayer = (onBeat: (beat: number) => void) => {
  let track: ClickTrack | undefined;
  let frame = 0;
  const reportBeat = (): void => {
    onBeat(track?.currentBeat() ?? -1);
    frame = requestAnimationFrame(reportBeat);
  };
  const stop = (): void => {
    track?.stop();
    track = undefined;
    cancelAnimationFrame(frame);
  };
  const restart = (context: AudioContext, bpm: number): void => {
    stop();
    track = startClickTrack(context, bpm);
    reportBeat();
  };
  return { stop, restart, isPlaying: (): boolean => track !== undefined };
};

/**
 * The one metronome of the page. It is not part of a component, so it continues during navigation. The first start opens
 * the audio device, each stop suspends it.
 */
const createMetronome = (openAudio: () => AudioContext) => {
  const {
    get,
    set: replace,
    use,
  } = createStore<Metronome>({ bpm: tempoLimits.default, playing: false, beat: -1 });
  const set = (change: Partial<Metronome>): void => replace({ ...get(), ...change });
  let audio: AudioContext | undefined;
  const track = createTrackPlayer((beat) => {
    if (beat !== get().beat) set({ beat });
  });

  const stop = (): void => {
    track.stop();
    set({ playing: false, beat: -1 });
    void audio?.suspend();
  };

  const start = async (): Promise<void> => {
    audio ??= openAudio();
    set({ playing: true });
    try {
      await audio.resume();
      if (get().playing) track.restart(audio, get().bpm);
    } catch {
      stop();
    }
  };

  return {
    get,
    use,
    toggle: (): void => (get().playing ? stop() : void start()),
    /** While playing, the measure restarts with the accent. */
    setTempo: (bpm: number): void => {
      set({ bpm: clampTempo(bpm) });
      if (track.isPlaying() && audio) track.restart(audio, get().bpm);
    },
  };
};

export const metronome = createMetronome(() => new AudioContext());
