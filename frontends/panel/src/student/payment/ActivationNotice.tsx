import './activation.css';
import { Button, Loader, useDelayElapsed, useTranslate } from '@sargam/kit';
import { IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import type { Activation } from './useActivation.ts';

const Notice = ({ stage, ask }: Activation) => {
  const t = useTranslate();
  // Most courses are there before anybody could read this.
  if (!useDelayElapsed()) return null;
  const late = stage === 'late';
  return (
    <section className="arrival" aria-live="polite">
      {late ? <IconShieldCheck aria-hidden /> : <Loader />}
      <div className="grow">
        <h2>{t(late ? 'panel.payment.safe' : 'panel.payment.coming')}</h2>
        <p className="sm">{t(late ? 'panel.payment.safe_text' : 'panel.payment.coming_text')}</p>
      </div>
      {late && (
        <Button variant="line" icon={<IconRefresh aria-hidden />} onClick={ask}>
          {t('panel.payment.refresh')}
        </Button>
      )}
    </section>
  );
};

/** What was paid and is not in the classroom yet. */
export const ActivationNotice = ({ arrival }: { arrival: Activation }) =>
  arrival.stage === 'none' ? null : <Notice {...arrival} />;
