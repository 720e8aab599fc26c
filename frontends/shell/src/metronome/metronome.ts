import { type ClickTrack, startClickTrack } from './click-track.ts';
import { clampTempo, tempoLimits } from './tempo.ts';

/** `beat` is the current beat (0 to 3), −1 while stopped. */
export type Metronome = { bpm: number; playing: boolean; beat: number };

/**
 * The one metronome of the page. It is not part of a component, so it continues during navigation. The first start opens
 * the audio device, each stop suspends it.
 */
const createMetronome = (openAudio: () => AudioContext) => {
  const listeners = new Set<() => void>();
  let state: Metronome = { bpm: tempoLimits.default, playing: false, beat: -1 };
  let audio: AudioContext | undefined;
  let track: ClickTrack | undefined;
  let frame = 0;

  const set = (change: Partial<Metronome>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** Updates the current beat on each animation frame, so not on a hidden page. */
  const updateBeat = (): void => {
    const beat = track?.currentBeat() ?? -1;
    if (beat !== state.beat) set({ beat });
    frame = requestAnimationFrame(updateBeat);
  };

  const stopTrack = (): void => {
    track?.stop();
    track = undefined;
    cancelAnimationFrame(frame);
  };

  const restartTrack = (context: AudioContext): void => {
    stopTrack();
    track = startClickTrack(context, state.bpm);
    updateBeat();
  };

  const stop = (): void => {
    stopTrack();
    set({ playing: false, beat: -1 });
    void audio?.suspend();
  };

  const start = async (): Promise<void> => {
    audio ??= openAudio();
    set({ playing: true });
    try {
      await audio.resume();
      if (state.playing) restartTrack(audio);
    } catch {
      stop();
    }
  };

  return {
    get: (): Metronome => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    toggle: (): void => (state.playing ? stop() : void start()),
    /** While playing, the measure restarts with the accent. */
    setTempo: (bpm: number): void => {
      set({ bpm: clampTempo(bpm) });
      if (track && audio) restartTrack(audio);
    },
  };
};

export const metronome = createMetronome(() => new AudioContext());
