import { Slider, typography, useI18n } from '@sargam/kit';
import styles from './player.module.css';
import type { PlayerChapter } from './player-props.ts';
import type { VideoState } from './useVideo.ts';

type Props = {
  state: VideoState;
  chapters: readonly PlayerChapter[];
  seek: (seconds: number) => void;
};

/** A tick for each chapter but the one at the beginning. */
const ChapterTicks = ({ chapters, duration }: { chapters: readonly PlayerChapter[]; duration: number }) =>
  chapters
    .filter(({ seconds }) => seconds > 0 && seconds < duration)
    .map(({ seconds }) => (
      <i
        key={seconds}
        className={styles.tick}
        style={{ insetInlineStart: `calc(var(--edge) + (100% - 2 * var(--edge)) * ${seconds / duration})` }}
        aria-hidden="true"
      />
    ));

/** The playback position. On the focused slider the arrow keys move by 1 s, elsewhere in the player by 10 s. */
export const TimeSlider = ({ state, chapters, seek }: Props) => {
  const { t, format } = useI18n();
  const at = format.clock(state.time);
  const whole = format.clock(state.duration);
  const chapter = chapters.findLast(({ seconds }) => seconds <= state.time)?.title;
  const position = t('kit.player.at', { at, whole });
  return (
    <div className={styles.seekBar}>
      <Slider
        className={styles.timeSlider}
        value={Math.min(state.time, state.duration)}
        min={0}
        max={Math.max(1, state.duration)}
        step={1}
        label={t('kit.player.seek')}
        valueText={chapter ? `${position}, ${chapter}` : position}
        onChange={seek}
      />
      <ChapterTicks chapters={chapters} duration={state.duration} />
    </div>
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
