import { useEffect, useEffectEvent, useState } from 'react';
import { listBarLines, type PlayedBar } from '../../score/bar-times.ts';
import { useMediaValue } from '../useMediaValue.ts';
import { seekTo } from '../video-actions.ts';
import { type Loop, type LoopPoint, lastTenth, moveLoopPoint, setLoopEnd, setLoopStart } from './loop.ts';
import { repeatLoop } from './repeat-loop.ts';
import { snapLoop, stepToLine } from './snap-loop.ts';

/** A kept loop is stored in tenths of a second, so its points are this close to the bar lines that they were set on. */
const KEPT_NEAR_S = 0.051;

/** Moves loops to the bar lines of the score, unless this is switched off or there are no bars. */
const useSnapping = (bars: readonly PlayedBar[], duration: number) => {
  const [isOn, setOn] = useState(true);
  const lines = listBarLines(bars, lastTenth(duration));
  const canSnap = lines.length > 1;
  const snaps = canSnap && isOn;
  return {
    canSnap,
    isOn,
    setOn,
    snap: (loop: Loop | undefined, within?: number): Loop | undefined =>
      loop && snaps ? snapLoop(loop, lines, within) : loop,
    /** Undefined where the arrow keys move a point by tenths of a second. */
    step: snaps
      ? (loop: Loop, point: LoopPoint, isForward: boolean) => stepToLine(loop, point, isForward, lines)
      : undefined,
  };
};

/** The loop of the lesson on the screen. `rounds` counts its repetitions since it was set. */
export const useLoop = (
  video: HTMLVideoElement,
  bars: readonly PlayedBar[],
  onRound: (loop: Loop) => void,
) => {
  const duration = useMediaValue(video, 'duration');
  const { snap, step, ...snapping } = useSnapping(bars, duration);
  const [loop, setLoop] = useState<Loop>();
  const [isOn, setOn] = useState(false);
  const [rounds, setRounds] = useState(0);
  const active = isOn ? loop : undefined;
  const countRound = useEffectEvent(() => {
    setRounds((count) => count + 1);
    if (active) onRound(active);
  });
  useEffect(() => {
    if (active) return repeatLoop(video, active, countRound);
    return undefined;
  }, [video, active]);

  const change = (next: Loop | undefined): void => {
    setLoop(next);
    setOn(next !== undefined);
    setRounds(0);
  };
  return {
    loop,
    active,
    rounds,
    duration,
    snapping,
    setStart: (): void => change(snap(setLoopStart(loop, video.currentTime, duration))),
    setEnd: (): void => change(snap(setLoopEnd(loop, video.currentTime, duration))),
    /** Moves a point to a typed time, which is exact. */
    move: (point: LoopPoint, to: number): void => loop && change(moveLoopPoint(loop, point, to, duration)),
    /** Moves a point to the bar line that is nearest to a dragged handle, or to the handle where loops do not snap. */
    drag: (point: LoopPoint, to: number): void =>
      loop && change(snap(moveLoopPoint(loop, point, to, duration))),
    /** Moves a point to the next bar line; undefined where loops do not snap. */
    step:
      step &&
      loop &&
      ((point: LoopPoint, isForward: boolean): void => change(step(loop, point, isForward) ?? loop)),
    toggle: (): void => setOn(loop !== undefined && !isOn),
    clear: (): void => change(undefined),
    /** Plays a kept loop from its start. */
    open: ({ start, end }: Loop): void => {
      const opened = snap({ start, end }, KEPT_NEAR_S) ?? { start, end };
      change(opened);
      seekTo(video, opened.start);
    },
  };
};

export type LoopControls = ReturnType<typeof useLoop>;
