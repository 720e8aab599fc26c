import { useDocumentTitle, useTranslate } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './screen-page.module.css';

export type ScreenPageProps = {
  /** The text key of the title, the same as in the menu. */
  title: string;
  /** Buttons beside the title, for example a link to "add". */
  actions?: ReactNode;
  children: ReactNode;
};

/** The head of a screen and its content; sets the document title. */
export const ScreenPage = ({ title, actions, children }: ScreenPageProps) => {
  const t = useTranslate();
  useDocumentTitle(t(title));
  return (
    <>
      <div className={styles.head}>
        <h1>{t(title)}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </>
  );
};
