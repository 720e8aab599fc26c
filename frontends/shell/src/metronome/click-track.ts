import { beatLength, beatsPerMeasure, isAccent } from './tempo.ts';

/**
 * How far ahead clicks are queued, in seconds: enough for a page that is busy drawing another; in a hidden tab, whose
 * timers come once a second at best, for several of them that are late. A stop silences what is queued.
 */
const AHEAD_S = { seen: 1, hidden: 5 };
const LOOK_MS = 30;
const FIRST_S = 0.06;

const click = (audio: AudioContext, out: AudioNode, at: number, accent: boolean): void => {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = accent ? 1568 : 1046;
  volume.gain.setValueAtTime(accent ? 0.5 : 0.28, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.06);
  tone.connect(volume).connect(out);
  tone.start(at);
  tone.stop(at + 0.07);
};

export type ClickTrack = {
  /** The beat of the measure that sounds now (0 to 3); −1 before the first. */
  beatNow: () => number;
  stop: () => void;
};

/**
 * Clicks on the audio clock, from the accent on. Every beat has its own time, counted from the first, so that nothing
 * adds up; timers only queue the next ones, and what they missed is left out rather than made up for.
 */
export const startClickTrack = (audio: AudioContext, bpm: number): ClickTrack => {
  const out = audio.createGain();
  out.connect(audio.destination);
  const start = audio.currentTime + FIRST_S;
  const timeOf = (beat: number): number => start + beat * beatLength(bpm);
  let next = 0;
  const queue = (): void => {
    const until = audio.currentTime + (document.hidden ? AHEAD_S.hidden : AHEAD_S.seen);
    for (; timeOf(next) < until; next += 1)
      if (timeOf(next) >= audio.currentTime) click(audio, out, timeOf(next), isAccent(next));
  };
  const timer = setInterval(queue, LOOK_MS);
  document.addEventListener('visibilitychange', queue);
  queue();
  return {
    beatNow: () => {
      const heard = audio.currentTime - (audio.outputLatency || 0);
      return heard < start ? -1 : Math.floor((heard - start) / beatLength(bpm)) % beatsPerMeasure;
    },
    stop: () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', queue);
      // Silences what is queued already.
      out.disconnect();
    },
  };
};
