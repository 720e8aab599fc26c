import { useEffect, useEffectEvent, useState } from 'react';
import type { Loop } from '../loop/loop.ts';
import { openAudio, pauseAudio } from './audio-clock.ts';
import type { BeatGrid } from './beat-grid.ts';
import { countBeforePlaying } from './count-in.ts';
import { followVideo } from './follow-video.ts';

/** The metronome and the count-in of the lesson. `count` is the number of the click before the start, else 0. */
export const useVideoMetronome = (
  video: HTMLVideoElement,
  grid: BeatGrid | undefined,
  loop: Loop | undefined,
) => {
  const [isOn, setOn] = useState(false);
  const [hasCountIn, setCountIn] = useState(false);
  const [count, setCount] = useState(0);
  const readEnd = useEffectEvent(() =>
    loop && video.currentTime < loop.end ? loop.end : Number.POSITIVE_INFINITY,
  );
  useEffect(() => {
    if (!isOn || !grid) return undefined;
    return followVideo({ video, audio: openAudio(), grid, readEnd: () => readEnd() });
  }, [isOn, grid, video]);
  useEffect(() => {
    if (!hasCountIn || !grid) return undefined;
    return countBeforePlaying(video, openAudio, grid, setCount);
  }, [hasCountIn, grid, video]);
  useEffect(() => pauseAudio, []);

  return {
    grid,
    isOn,
    hasCountIn,
    count,
    toggle: (): void => {
      if (grid && !isOn) openAudio();
      setOn(grid !== undefined && !isOn);
    },
    setCountIn: (on: boolean): void => {
      if (grid && on) openAudio();
      setCountIn(grid !== undefined && on);
    },
  };
};

export type MetronomeControls = ReturnType<typeof useVideoMetronome>;
