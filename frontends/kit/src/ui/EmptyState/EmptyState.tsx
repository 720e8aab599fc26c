import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EmptyIllustrationKind } from '../../art/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { useIsOnline } from '../../network/useIsOnline.ts';
import layout from '../../theme/layout.module.css';
import { EmptyIllustration } from '../Art/Illustrations.tsx';
import { Button } from '../Button/Button.tsx';
import styles from './empty-state.module.css';

type Props = {
  illustration?: EmptyIllustrationKind;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
};

/** The empty state of a list: one sentence and one next action. */
export const EmptyState = ({ illustration = 'room', title, text, action, as: Heading = 'h3' }: Props) => (
  <section className={styles.empty}>
    <EmptyIllustration kind={illustration} />
    <Heading className={styles.title}>{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </section>
);

type ErrorProps = { retry: () => void; text?: ReactNode; as?: 'h1' | 'h2' | 'h3' };

/** The error state of a part of the page, with a retry button. */
export const ErrorState = ({ retry, text, as: Heading = 'h3' }: ErrorProps) => {
  const state = useIsOnline() ? 'failed' : 'offline';
  return (
    <section className={styles.empty} role="alert">
      <EmptyIllustration kind="snapped" />
      <Heading className={styles.title}>
        <Text id={`kit.${state}.title`} />
      </Heading>
      <p>{(state === 'failed' && text) || <Text id={`kit.${state}.text`} />}</p>
      <Button variant="line" icon={<IconRefresh aria-hidden />} onClick={retry}>
        <Text id="kit.retry" />
      </Button>
    </section>
  );
};

/** The error state of a whole page. */
export const PageError = ({ retry }: { retry: () => void }) => (
  <div className={`${layout.container} ${styles.page}`}>
    <ErrorState retry={retry} as="h1" />
  </div>
);
