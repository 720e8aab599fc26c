import { Text, typography } from '@sargam/kit';
import styles from './figure-list.module.css';

type Props = {
  /** The text key of the label, and the formatted value. */
  figures: readonly { label: string; value: string }[];
};

/** A few large figures in a row. */
export const FigureList = ({ figures }: Props) => (
  <dl className={styles.figures}>
    {figures.map(({ label, value }) => (
      <div key={label}>
        <dt>
          <Text id={label} />
        </dt>
        <dd className={typography.digits}>{value}</dd>
      </div>
    ))}
  </dl>
);
