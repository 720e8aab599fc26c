import { useTranslate } from '@sargam/kit';
import { type ReactNode, useId } from 'react';
import styles from './course-editor.module.css';

/** Fields of a long form below a heading. */
export const FormPart = ({ title, children }: { title: string; children: ReactNode }) => {
  const t = useTranslate();
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{t(title)}</h2>
      {children}
    </section>
  );
};
