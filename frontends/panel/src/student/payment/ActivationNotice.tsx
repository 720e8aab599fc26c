import { Button, Loader, layout, typography, useDelayElapsed, useTranslate } from '@sargam/kit';
import { IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import styles from './activation.module.css';
import type { Activation } from './useActivation.ts';

const Notice = ({ stage, refresh }: Activation) => {
  const t = useTranslate();
  // Shown with a delay: most courses are activated within a second.
  if (!useDelayElapsed()) return null;
  const isLate = stage === 'late';
  return (
    <section className={styles.notice} aria-live="polite">
      {isLate ? <IconShieldCheck aria-hidden /> : <Loader />}
      <div className={layout.grow}>
        <h2>{t(isLate ? 'panel.payment.safe' : 'panel.payment.coming')}</h2>
        <p className={typography.small}>
          {t(isLate ? 'panel.payment.safe_text' : 'panel.payment.coming_text')}
        </p>
      </div>
      {isLate && (
        <Button
          variant="line"
          icon={<IconRefresh aria-hidden />}
          onClick={refresh}
          text="panel.payment.refresh"
        />
      )}
    </section>
  );
};

/** A paid course is not in the classroom yet. */
export const ActivationNotice = ({ activation }: { activation: Activation }) =>
  activation.stage === 'none' ? null : <Notice {...activation} />;
