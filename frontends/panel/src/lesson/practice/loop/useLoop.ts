import { useEffect, useEffectEvent, useState } from 'react';
import { useMediaValue } from '../useMediaValue.ts';
import { seekTo } from '../video-actions.ts';
import { type Loop, type LoopPoint, moveLoopPoint, setLoopEnd, setLoopStart } from './loop.ts';
import { repeatLoop } from './repeat-loop.ts';

/** The loop of the lesson on the screen. `rounds` counts its repetitions since it was set. */
export const useLoop = (video: HTMLVideoElement, onRound: (loop: Loop) => void) => {
  const duration = useMediaValue(video, 'duration');
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
    setStart: (): void => change(setLoopStart(loop, video.currentTime, duration)),
    setEnd: (): void => change(setLoopEnd(loop, video.currentTime, duration)),
    move: (point: LoopPoint, to: number): void => loop && change(moveLoopPoint(loop, point, to, duration)),
    toggle: (): void => setOn(loop !== undefined && !isOn),
    clear: (): void => change(undefined),
    /** Plays a kept loop from its start. */
    open: ({ start, end }: Loop): void => {
      change({ start, end });
      seekTo(video, start);
    },
  };
};

export type LoopControls = ReturnType<typeof useLoop>;
