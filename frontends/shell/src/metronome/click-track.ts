import { beatLength, beatsPerMeasure, isAccent } from './tempo.ts';

const AHEAD_S = 0.12;
const LOOK_MS = 30;

const click = (audio: AudioContext, at: number, accent: boolean): void => {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = accent ? 1568 : 1046;
  volume.gain.setValueAtTime(accent ? 0.5 : 0.28, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.06);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.07);
};

/**
 * Clicks on the audio clock: timers only queue the next ones, so that a busy page does not make the beat limp. Begins
 * on the accent; `onBeat` is told the beat of the measure (0 to 3) when it sounds. Returns how to stop.
 */
export const startClickTrack = (
  audio: AudioContext,
  bpm: number,
  onBeat: (beat: number) => void,
): (() => void) => {
  const shown = new Set<ReturnType<typeof setTimeout>>();
  let beat = 0;
  let next = audio.currentTime + 0.06;
  const queue = (): void => {
    while (next < audio.currentTime + AHEAD_S) {
      const current = beat % beatsPerMeasure;
      click(audio, next, isAccent(beat));
      const timer = setTimeout(
        () => {
          shown.delete(timer);
          onBeat(current);
        },
        (next - audio.currentTime) * 1000,
      );
      shown.add(timer);
      next += beatLength(bpm);
      beat += 1;
    }
  };
  const interval = setInterval(queue, LOOK_MS);
  queue();
  return () => {
    clearInterval(interval);
    for (const timer of shown) clearTimeout(timer);
  };
};
