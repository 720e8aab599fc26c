import { type RefObject, useEffect, useState } from 'react';
import { findPlayedBar, type PlayedBar, type ScoreClock, tickAt } from './bar-times.ts';
import { playheadAt } from './playhead.ts';
import type { DrawnScore } from './score-types.ts';

type Follow = {
  video: HTMLVideoElement;
  clock: ScoreClock | undefined;
  played: readonly PlayedBar[];
  drawing: DrawnScore;
  playhead: RefObject<HTMLElement | null>;
};

const movePlayhead = ({ video, clock, played, drawing, playhead }: Follow, index: number): void => {
  const bar = played[index];
  const drawn = drawing.bars.find((each) => each.bar === bar?.bar);
  if (!playhead.current || !clock || !bar || !drawn) return;
  const x = playheadAt(drawn, tickAt(clock, video.currentTime) - bar.start, bar.end - bar.start);
  playhead.current.style.transform = `translate(${x}px, ${drawn.y}px)`;
  playhead.current.style.height = `${drawn.height}px`;
};

const events = ['play', 'pause', 'seeking', 'seeked', 'timeupdate', 'loadedmetadata'] as const;

/** The number of the played bar at the position of the video, read with each frame of the page while the video plays. */
export const usePlayedBar = ({ video, clock, played, drawing, playhead }: Follow): number => {
  const [index, setIndex] = useState(() => findPlayedBar(played, video.currentTime));
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      cancelAnimationFrame(frame);
      const now = findPlayedBar(played, video.currentTime);
      setIndex(now);
      movePlayhead({ video, clock, played, drawing, playhead }, now);
      if (!video.paused) frame = requestAnimationFrame(update);
    };
    update();
    for (const name of events) video.addEventListener(name, update);
    return () => {
      cancelAnimationFrame(frame);
      for (const name of events) video.removeEventListener(name, update);
    };
  }, [video, clock, played, drawing, playhead]);
  return index;
};
