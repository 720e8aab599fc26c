import { useLanguage } from '@sargam/kit';
import { setRate, speeds, toggleCaptions, togglePictureInPicture } from '@sargam/kit/player';
import { usePageKeys } from './keys/usePageKeys.ts';
import type { LoopControls } from './loop/useLoop.ts';
import type { SavedLoopControls } from './loop/useSavedLoops.ts';
import type { MetronomeControls } from './metronome/useVideoMetronome.ts';
import type { TrainerControls } from './speed/useTrainer.ts';
import { toggleMuted } from './video-actions.ts';

const findSlower = (rate: number): number => speeds.findLast((speed) => speed < rate) ?? rate;
const findFaster = (rate: number): number => speeds.find((speed) => speed > rate) ?? rate;

type Tools = {
  video: HTMLVideoElement;
  loop: LoopControls;
  saved: SavedLoopControls;
  trainer: TrainerControls;
  metronome: MetronomeControls;
};

/** The keys of the practice tools. */
export const usePracticeKeys = ({ video, loop, saved, trainer, metronome }: Tools): void => {
  const language = useLanguage();
  const faster = (): void => setRate(video, findFaster(video.playbackRate));
  const openSaved = saved.loops.slice(0, 9).map((kept, i) => [String(i + 1), () => loop.open(kept)] as const);
  usePageKeys({
    ...Object.fromEntries(openSaved),
    a: loop.setStart,
    b: loop.setEnd,
    l: loop.toggle,
    x: loop.clear,
    '-': () => setRate(video, findSlower(video.playbackRate)),
    '+': faster,
    // The same key without Shift.
    '=': faster,
    t: () => trainer.setOn(!trainer.isOn),
    m: metronome.toggle,
    c: () => metronome.setCountIn(!metronome.hasCountIn),
    v: () => toggleMuted(video),
    u: () => toggleCaptions(language),
    i: () => togglePictureInPicture(video),
  });
};
