import { Text, typography } from '@sargam/kit';
import analyticsStyles from './analytics.module.css';

type Props = {
  /** The text key of the label, and the formatted value. */
  figures: readonly { label: string; value: string }[];
};

/** A few large figures in a row. */
export const FigureList = ({ figures }: Props) => (
  <dl className={analyticsStyles.figures}>
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
