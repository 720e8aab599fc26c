import './retry-notice.css';
import { Button, EmptyIllustration, Loader, useTranslate } from '@sargam/kit';
import { IconRefresh } from '@tabler/icons-react';

/** A service is away and this part asks on: what is going on, in plain words, and a way not to wait. */
export const RetryNotice = ({ offline, tryNow }: { offline: boolean; tryNow: () => void }) => {
  const t = useTranslate();
  return (
    <section className="em" aria-live="polite">
      <EmptyIllustration kind="snapped" />
      <h3>{t(offline ? 'kit.error.offline' : 'panel.patience.title')}</h3>
      <p className="keep-trying">
        <Loader />
        {t('panel.patience.text')}
      </p>
      <Button variant="line" icon={<IconRefresh aria-hidden />} onClick={tryNow}>
        {t('kit.retry')}
      </Button>
    </section>
  );
};
