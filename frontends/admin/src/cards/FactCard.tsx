import { layout } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './cards.module.css';

type Props = {
  title: ReactNode;
  badge?: ReactNode;
  /** Label and value pairs. */
  facts: readonly { label: string; value: ReactNode }[];
  actions: ReactNode;
};

/** A card with a title, a state, a few labelled values and buttons. */
export const FactCard = ({ title, badge, facts, actions }: Props) => (
  <article className={styles.card}>
    <div className={styles.head}>
      <h2 className={layout.grow}>{title}</h2>
      {badge}
    </div>
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <div className={styles.actions}>{actions}</div>
  </article>
);
