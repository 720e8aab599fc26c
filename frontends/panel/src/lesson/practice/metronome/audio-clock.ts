/**
 * The time of the audio clock that is audible at a time of the page, in seconds. Browsers report both together; before the first
 * sound the report is empty, and the latency is used.
 */
export const readAudibleTime = (audio: AudioContext): { audioTime: number; pageTime: number } => {
  const { contextTime = 0, performanceTime = 0 } = audio.getOutputTimestamp();
  return performanceTime > 0
    ? { audioTime: contextTime, pageTime: performanceTime / 1000 }
    : { audioTime: audio.currentTime - (audio.outputLatency || 0), pageTime: performance.now() / 1000 };
};

let audio: AudioContext | undefined;

/** The audio clock of the practice tools. The first call must come from a click or a key. */
export const openAudio = (): AudioContext => {
  audio ??= new AudioContext();
  void audio.resume();
  return audio;
};

/** Releases the audio device while no click is planned. */
export const pauseAudio = (): void => void audio?.suspend();
