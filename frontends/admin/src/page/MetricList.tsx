import { Text, typography } from '@sargam/kit';
import styles from './metric-list.module.css';

type Props = {
  /** The text key of the label, and the formatted value. */
  metrics: readonly { label: string; value: string }[];
};

/** A few large metrics in a row. */
export const MetricList = ({ metrics }: Props) => (
  <dl className={styles.metrics}>
    {metrics.map(({ label, value }) => (
      <div key={label}>
        <dt>
          <Text id={label} />
        </dt>
        <dd className={typography.digits}>{value}</dd>
      </div>
    ))}
  </dl>
);
