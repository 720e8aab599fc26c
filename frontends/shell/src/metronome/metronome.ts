import { type ClickTrack, startClickTrack } from './click-track.ts';
import { clampTempo, tempoLimits } from './tempo.ts';

/** `beat` is the one that sounds now (0 to 3), −1 while stopped. */
export type Metronome = { bpm: number; playing: boolean; beat: number };

/**
 * The one metronome of the page. It belongs to no component, so it goes on wherever the person browses; the audio device
 * is opened by the first start and let go by each stop.
 */
const createMetronome = (openAudio: () => AudioContext) => {
  const listeners = new Set<() => void>();
  let state: Metronome = { bpm: tempoLimits.usual, playing: false, beat: -1 };
  let audio: AudioContext | undefined;
  let track: ClickTrack | undefined;
  let frame = 0;

  const set = (change: Partial<Metronome>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** The lights follow the audio clock; a hidden page draws nothing and asks for nothing. */
  const follow = (): void => {
    const beat = track?.beatNow() ?? -1;
    if (beat !== state.beat) set({ beat });
    frame = requestAnimationFrame(follow);
  };

  const silence = (): void => {
    track?.stop();
    track = undefined;
    cancelAnimationFrame(frame);
  };

  const begin = (open: AudioContext): void => {
    silence();
    track = startClickTrack(open, state.bpm);
    follow();
  };

  const stop = (): void => {
    silence();
    set({ playing: false, beat: -1 });
    void audio?.suspend();
  };

  const start = async (): Promise<void> => {
    audio ??= openAudio();
    set({ playing: true });
    try {
      await audio.resume();
      if (state.playing) begin(audio);
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
    /** While it plays the count begins again, with the accent. */
    setTempo: (bpm: number): void => {
      set({ bpm: clampTempo(bpm) });
      if (track && audio) begin(audio);
    },
  };
};

export const metronome = createMetronome(() => new AudioContext());
