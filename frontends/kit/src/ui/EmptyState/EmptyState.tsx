import './empty-state.css';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EmptyIllustrationKind } from '../../art/index.ts';
import { Text } from '../../i18n/Text.tsx';
import { EmptyIllustration } from '../Art/Illustrations.tsx';
import { Button } from '../Button/Button.tsx';

type Props = {
  illustration?: EmptyIllustrationKind;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
};

/** The empty state of a list: one sentence and one next action. */
export const EmptyState = ({ illustration = 'room', title, text, action, as: Heading = 'h3' }: Props) => (
  <section className="em">
    <EmptyIllustration kind={illustration} />
    <Heading className="em-title">{title}</Heading>
    {text && <p>{text}</p>}
    {action}
  </section>
);

type ErrorProps = { retry: () => void; text?: ReactNode; as?: 'h1' | 'h2' | 'h3' };

/** The error state of a part of the page, with a retry button. */
export const ErrorState = ({ retry, text, as: Heading = 'h3' }: ErrorProps) => (
  <section className="em" role="alert">
    <EmptyIllustration kind="snapped" />
    <Heading className="em-title">
      <Text id="kit.failed.title" />
    </Heading>
    <p>{text ?? <Text id="kit.failed.text" />}</p>
    <Button variant="line" icon={<IconRefresh aria-hidden />} onClick={retry}>
      <Text id="kit.retry" />
    </Button>
  </section>
);

/** The error state of a whole page. */
export const PageError = ({ retry }: { retry: () => void }) => (
  <div className="wrap page-failed">
    <ErrorState retry={retry} as="h1" />
  </div>
);
