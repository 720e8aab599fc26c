import { playClick } from '@sargam/kit/click';
import { beatLength, beatsPerMeasure, isAccent } from './tempo.ts';

/**
 * How many seconds ahead clicks are queued. 1 s covers long tasks of the page. A hidden tab needs 5 s, because its timers
 * run at most once a second and can be late.
 */
const QUEUE_AHEAD_S = { visible: 1, hidden: 5 };
const QUEUE_INTERVAL_MS = 30;
const START_DELAY_S = 0.06;

export type ClickTrack = {
  /** The current beat of the measure (0 to 3); −1 before the first beat. */
  currentBeat: () => number;
  stop: () => void;
};

/**
 * Plays clicks on the audio clock, starting with the accent. The time of each beat is calculated from the first beat, so
 * that errors do not accumulate. A timer only queues the next clicks; missed clicks are skipped.
 */
export const startClickTrack = (audio: AudioContext, bpm: number): ClickTrack => {
  const out = audio.createGain();
  out.connect(audio.destination);
  const start = audio.currentTime + START_DELAY_S;
  const timeOfBeat = (beat: number): number => start + beat * beatLength(bpm);
  let next = 0;
  const queue = (): void => {
    const until = audio.currentTime + (document.hidden ? QUEUE_AHEAD_S.hidden : QUEUE_AHEAD_S.visible);
    for (; timeOfBeat(next) < until; next += 1)
      if (timeOfBeat(next) >= audio.currentTime) playClick(audio, out, timeOfBeat(next), isAccent(next));
  };
  const timer = setInterval(queue, QUEUE_INTERVAL_MS);
  document.addEventListener('visibilitychange', queue);
  queue();
  return {
    currentBeat: () => {
      const audibleTime = audio.currentTime - (audio.outputLatency || 0);
      return audibleTime < start ? -1 : Math.floor((audibleTime - start) / beatLength(bpm)) % beatsPerMeasure;
    },
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', queue);
      // Silences the queued clicks.
      out.disconnect();
    },
  };
};
