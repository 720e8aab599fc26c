import { Slider, typography, useI18n } from '@sargam/kit';
import styles from './player.module.css';
import type { VideoState } from './useVideo.ts';

/** The playback position. On the focused slider the arrow keys move by 1 s, elsewhere in the player by 10 s. */
export const TimeSlider = ({ state, seek }: { state: VideoState; seek: (seconds: number) => void }) => {
  const { t, format } = useI18n();
  const at = format.clock(state.time);
  const whole = format.clock(state.duration);
  return (
    <Slider
      className={styles.timeSlider}
      value={Math.min(state.time, state.duration)}
      min={0}
      max={Math.max(1, state.duration)}
      step={1}
      label={t('kit.player.seek')}
      valueText={t('kit.player.at', { at, whole })}
      onChange={seek}
    />
  );
};

export const PlayerTime = ({ state }: { state: VideoState }) => {
  const { format } = useI18n();
  return (
    <span className={`${typography.small} ${typography.digits} ${styles.time}`}>
      {format.clock(state.time)}
      <span className={styles.wholeTime}> / {format.clock(state.duration)}</span>
    </span>
  );
};
