import './retry-notice.css';
import { Button, EmptyIllustration, Loader, useTranslate } from '@sargam/kit';
import { IconRefresh } from '@tabler/icons-react';

/** A service is unavailable and the request is retried. The button retries at once. */
export const RetryNotice = ({ isOffline, retryNow }: { isOffline: boolean; retryNow: () => void }) => {
  const t = useTranslate();
  return (
    <section className="em" aria-live="polite">
      <EmptyIllustration kind="snapped" />
      <h3>{t(isOffline ? 'kit.error.offline' : 'panel.patience.title')}</h3>
      <p className="keep-trying">
        <Loader />
        {t('panel.patience.text')}
      </p>
      <Button variant="line" icon={<IconRefresh aria-hidden />} onClick={retryNow}>
        {t('kit.retry')}
      </Button>
    </section>
  );
};
