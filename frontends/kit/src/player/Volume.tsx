import { IconButton, Range, useFormat, useText } from '@sargam/kit';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { VideoState } from './useVideoState.ts';

type Props = { state: VideoState; video: RefObject<HTMLVideoElement | null> };

export const Volume = ({ state, video }: Props) => {
  const t = useText();
  const format = useFormat();
  const level = state.muted ? 0 : state.volume;
  const set = (volume: number): void => {
    if (!video.current) return;
    video.current.volume = volume;
    video.current.muted = volume === 0;
  };
  const mute = (): void => {
    if (video.current) video.current.muted = !state.muted;
  };
  return (
    <>
      <IconButton label={t(level === 0 ? 'kit.player.unmute' : 'kit.player.mute')} onClick={mute}>
        {level === 0 ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
      </IconButton>
      <Range
        className="vol hide-s"
        value={level}
        min={0}
        max={1}
        step={0.05}
        label={t('kit.player.volume')}
        valueText={`${format.count(Math.round(level * 100))}%`}
        onPick={set}
      />
    </>
  );
};
