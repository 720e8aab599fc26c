import type { ComponentProps, ReactNode } from 'react';
import { useTranslate } from '../../i18n/useTranslate.ts';
import layout from '../../theme/layout.module.css';
import { ButtonLink, type ButtonVariant } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import styles from './empty-state.module.css';

type Props = Omit<ComponentProps<typeof EmptyState>, 'title' | 'text'> & {
  /** Text keys. */
  title: string;
  text?: string;
  /** The next action: URL and text key of the link. */
  link?: readonly [to: string, text: string];
  linkVariant?: ButtonVariant;
};

/** An empty state with a link as its next action. */
export const EmptyMessage = ({ title, text, link, linkVariant = 'line', ...rest }: Props) => {
  const t = useTranslate();
  const linkButton = link && <ButtonLink variant={linkVariant} to={link[0]} text={link[1]} />;
  return <EmptyState action={linkButton} {...rest} title={t(title)} text={text && t(text)} />;
};

/** The frame of a page that only has a message. */
export const MessagePage = ({ children }: { children: ReactNode }) => (
  <div className={`${layout.container} ${styles.page}`}>{children}</div>
);

/** A page that only has a message, for example that its content does not exist. */
export const PageMessage = (props: Props) => (
  <MessagePage>
    <EmptyMessage as="h1" {...props} />
  </MessagePage>
);
