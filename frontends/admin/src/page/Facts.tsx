import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = { label: string; value: ReactNode };

/** Labelled values of one thing in a panel with a heading. Values that are absent are left out. */
export const Facts = ({
  title,
  facts,
  children,
}: {
  title: string;
  facts: readonly (Fact | false)[];
  children?: ReactNode;
}) => (
  <section className={styles.panel}>
    <h2>{title}</h2>
    <dl className={styles.facts}>
      {facts
        .filter((fact) => fact !== false)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
    {children}
  </section>
);

/** Panels beside each other; below each other in a narrow window. */
export const Panels = ({ children }: { children: ReactNode }) => (
  <div className={styles.panels}>{children}</div>
);
