import { IconButton, Range, useFormat, useText } from '@sargam/kit';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import type { Act, VideoState } from './useVideo.ts';

type Props = { state: VideoState; act: Act };

export const Volume = ({ state, act }: Props) => {
  const t = useText();
  const format = useFormat();
  const level = state.muted ? 0 : state.volume;
  const isOff = level === 0;
  return (
    <>
      <IconButton
        className="mute"
        label={t(isOff ? 'kit.player.unmute' : 'kit.player.mute')}
        onClick={() => act.setMuted(!state.muted)}
      >
        {isOff ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
      </IconButton>
      <Range
        className="vol hide-s"
        value={level}
        min={0}
        max={1}
        step={0.05}
        label={t('kit.player.volume')}
        valueText={`${format.count(Math.round(level * 100))}%`}
        onPick={act.setVolume}
      />
    </>
  );
};
