import { typography } from '@sargam/kit';
import type { ReactNode } from 'react';
import styles from './metrics.module.css';

type Props = { name: string; value: ReactNode; text?: ReactNode };

/** One entry of a `<dl>` with the class `metrics`. */
export const Metric = ({ name, value, text }: Props) => (
  <div className={styles.metric}>
    <dt className={`${typography.small} ${typography.muted}`}>{name}</dt>
    <dd>
      <span className={styles.value}>{value}</span>
      {text && <span className={`${typography.small} ${typography.faint}`}>{text}</span>}
    </dd>
  </div>
);
