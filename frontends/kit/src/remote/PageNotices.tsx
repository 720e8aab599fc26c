import { IconRefresh } from '@tabler/icons-react';
import { Text } from '../i18n/Text.tsx';
import { useIsOnline } from '../network/useIsOnline.ts';
import layout from '../theme/layout.module.css';
import { Alert } from '../ui/Alert/Alert.tsx';
import { Button } from '../ui/Button/Button.tsx';
import { useHydrationRetry } from './failed-hydration.ts';
import { useOutdatedQueries } from './outdated-queries.ts';
import styles from './page-notices.module.css';

type Props = { problem: 'no_script' | 'outdated'; retry: () => void };

/** Above content that stays although a request or the script of the page has failed. */
export const RetryAlert = ({ problem, retry }: Props) => {
  const isOnline = useIsOnline();
  const button = (
    <Button variant="line" size="small" icon={<IconRefresh aria-hidden />} onClick={retry} text="kit.retry" />
  );
  return (
    <Alert
      kind="info"
      title={<Text id={isOnline ? `kit.kept.${problem}` : 'kit.offline.title'} />}
      text={<Text id={`kit.kept.${problem}_text`} />}
      action={button}
    />
  );
};

/** A notice about the whole page. It stays in view below the header. */
export const PageNotice = (props: Props) => (
  <div className={`${layout.container} ${styles.notice}`}>
    <RetryAlert {...props} />
  </div>
);

/** The page stays as it is when its script or a later request fails; a notice with a retry says so. */
export const PageNotices = () => {
  const loadScript = useHydrationRetry();
  const { isAnyOutdated, retry } = useOutdatedQueries();
  if (loadScript) return <PageNotice problem="no_script" retry={loadScript} />;
  return isAnyOutdated ? <PageNotice problem="outdated" retry={retry} /> : null;
};
