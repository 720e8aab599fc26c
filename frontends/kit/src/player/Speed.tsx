import { useFormat, useText } from '@sargam/kit';
import type { RefObject } from 'react';

export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

type Props = { rate: number; video: RefObject<HTMLVideoElement | null> };

/** From a quarter to double; the pitch stays. */
export const Speed = ({ rate, video }: Props) => {
  const t = useText();
  const format = useFormat();
  const set = (value: string): void => {
    if (video.current) video.current.playbackRate = Number(value);
  };
  return (
    <select
      className="spd"
      aria-label={t('kit.player.speed')}
      value={rate}
      onChange={(event) => set(event.target.value)}
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>{`${format.count(speed)}×`}</option>
      ))}
    </select>
  );
};
