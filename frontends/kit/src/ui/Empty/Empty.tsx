import './empty.css';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EmptyKind } from '../../art/index.ts';
import { useText } from '../../i18n/useText.ts';
import { EmptyDrawing } from '../Art/Art.tsx';
import { Button } from '../Button/Button.tsx';

type Props = {
  drawing?: EmptyKind;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
};

/** A list without entries: one sentence and one next step. */
export const EmptyState = ({ drawing = 'room', title, text, action, as: Heading = 'h3' }: Props) => (
  <section className="em">
    <EmptyDrawing kind={drawing} />
    <Heading className="em-title">{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </section>
);

type FailedProps = { retry: () => void; text?: ReactNode; as?: 'h1' | 'h2' | 'h3' };

/** A part that failed, with its retry; the rest of the page stands. */
export const FailedState = ({ retry, text, as: Heading = 'h3' }: FailedProps) => {
  const t = useText();
  return (
    <section className="em" role="alert">
      <EmptyDrawing kind="snapped" />
      <Heading className="em-title">{t('kit.failed.title')}</Heading>
      <p>{text ?? t('kit.failed.text')}</p>
      <Button variant="line" icon={<IconRefresh aria-hidden />} onClick={retry}>
        {t('kit.retry')}
      </Button>
    </section>
  );
};

/** FailedState where a whole page should be. */
export const PageFailed = ({ retry }: { retry: () => void }) => (
  <div className="wrap page-failed">
    <FailedState retry={retry} as="h1" />
  </div>
);
