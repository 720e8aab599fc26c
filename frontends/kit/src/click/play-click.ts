/** Plays a click of the metronome at a time of the audio clock. Returns a function that cancels the click. */
export const playClick = (audio: AudioContext, out: AudioNode, at: number, accent: boolean): (() => void) => {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = accent ? 1568 : 1046;
  volume.gain.setValueAtTime(accent ? 0.5 : 0.28, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.06);
  tone.connect(volume).connect(out);
  tone.start(at);
  tone.stop(at + 0.07);
  return () => tone.disconnect();
};
