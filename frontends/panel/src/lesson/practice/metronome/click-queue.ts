import { playClick } from '@sargam/kit/click';

/** The clicks on the audio clock that can still be cancelled. */
export const createClickQueue = (audio: AudioContext) => {
  const out = audio.createGain();
  out.connect(audio.destination);
  let queued: { at: number; cancel: () => void }[] = [];
  return {
    add: (at: number, accent: boolean): void => {
      queued = queued.filter((click) => click.at > audio.currentTime);
      queued.push({ at, cancel: playClick(audio, out, Math.max(at, audio.currentTime), accent) });
    },
    cancel: (): void => {
      for (const click of queued) if (click.at > audio.currentTime) click.cancel();
      queued = [];
    },
    close: (): void => out.disconnect(),
  };
};
