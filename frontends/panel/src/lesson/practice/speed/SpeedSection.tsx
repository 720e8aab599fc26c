import { typography, useI18n } from '@sargam/kit';
import { setRate, speeds } from '@sargam/kit/player';
import practiceStyles from '../practice.module.css';
import { useMediaValue } from '../useMediaValue.ts';
import styles from './speed.module.css';
import { TrainerFields } from './TrainerFields.tsx';
import type { TrainerControls } from './useTrainer.ts';

type Props = {
  video: HTMLVideoElement;
  trainer: TrainerControls;
  hasLoop: boolean;
};

/** The specified speeds and the trainer. The browser keeps the pitch. */
export const SpeedSection = ({ video, trainer, hasLoop }: Props) => {
  const { t, format } = useI18n();
  const rate = useMediaValue(video, 'rate');
  return (
    <section className={practiceStyles.section} aria-labelledby="practice-speed">
      <h2 id="practice-speed">
        {t('kit.player.speed')}{' '}
        <output className={typography.digits}>{t('panel.practice.speed', { speed: rate })}</output>
      </h2>
      <fieldset className={styles.speeds} aria-labelledby="practice-speed">
        {speeds.map((speed) => (
          <button
            key={speed}
            type="button"
            aria-pressed={rate === speed}
            onClick={() => setRate(video, speed)}
          >
            {format.count(speed)}×
          </button>
        ))}
      </fieldset>
      <TrainerFields controls={trainer} hasLoop={hasLoop} />
    </section>
  );
};
