import { IconButton, typography, useI18n } from '@sargam/kit';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import styles from './metronome.module.css';
import { metronome } from './metronome.ts';
import { beatsPerMeasure } from './tempo.ts';
import { useMetronome } from './useMetronome.ts';

export const StartStop = () => {
  const { t } = useI18n();
  const { playing } = useMetronome();
  return (
    <IconButton
      className={styles.play}
      label={t(playing ? 'shell.metronome.stop' : 'shell.metronome.start')}
      onClick={metronome.toggle}
    >
      {playing ? <IconPlayerStopFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
    </IconButton>
  );
};

export const Bpm = () => {
  const { t, format } = useI18n();
  const { bpm } = useMetronome();
  return (
    <p>
      <span className={styles.tempo}>{format.digits(bpm)}</span>{' '}
      <span className={`${typography.small} ${styles.unit}`}>{t('shell.metronome.unit')}</span>
    </p>
  );
};

export const MeasureBeats = () => {
  const { beat } = useMetronome();
  return (
    <div className={styles.beats} aria-hidden="true">
      {Array.from({ length: beatsPerMeasure }, (_, i) => (
        <i key={i} className={i === beat ? styles.current : ''} />
      ))}
    </div>
  );
};
