import { IconButton, Slider, useI18n } from '@sargam/kit';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import styles from './player.module.css';
import type { VideoActions, VideoState } from './useVideo.ts';

type Props = { state: VideoState; actions: VideoActions };

export const VolumeControl = ({ state, actions }: Props) => {
  const { t, format } = useI18n();
  const level = state.muted ? 0 : state.volume;
  const isOff = level === 0;
  return (
    <>
      <IconButton
        label={t(isOff ? 'kit.player.unmute' : 'kit.player.mute')}
        onClick={() => actions.setMuted(!state.muted)}
      >
        {isOff ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
      </IconButton>
      <Slider
        className={styles.volume}
        value={level}
        min={0}
        max={1}
        step={0.05}
        label={t('kit.player.volume')}
        valueText={`${format.count(Math.round(level * 100))}%`}
        onChange={actions.setVolume}
      />
    </>
  );
};
