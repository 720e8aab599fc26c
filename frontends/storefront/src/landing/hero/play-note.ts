/** Sa is 233 Hz; the other notes use just intonation. */
const SA_HZ = 233;
const ratios = [1, 9 / 8, 5 / 4, 4 / 3, 3 / 2, 5 / 3, 15 / 8];
/** Overtones as [multiple of the note, loudness]. */
const overtones = [
  [1, 0.3],
  [2, 0.1],
  [3, 0.05],
] as const;
const DECAY_S = 1.6;

let context: AudioContext | undefined;

/** Plays a plucked note, 0 to 6. The audio context is created on the first click, as browsers require. */
export const playNote = (note: number): void => {
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  for (const [multiple, loudness] of overtones) {
    const string = context.createOscillator();
    const decay = context.createGain();
    string.type = 'triangle';
    string.frequency.value = SA_HZ * (ratios[note] ?? 1) * multiple;
    decay.gain.setValueAtTime(loudness, start);
    decay.gain.exponentialRampToValueAtTime(0.0001, start + DECAY_S / multiple);
    string.connect(decay).connect(context.destination);
    string.start(start);
    string.stop(start + DECAY_S + 0.1);
  }
};
