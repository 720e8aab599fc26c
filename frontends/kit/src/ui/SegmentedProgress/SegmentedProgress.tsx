import type { CSSProperties } from 'react';
import styles from './segmented-progress.module.css';

type Props = {
  count: number;
  on: number;
  now?: number;
  label?: string;
  big?: boolean;
  /** The CSS colour of the filled segments, instead of the brand's. */
  color?: string | undefined;
};

/** A progress bar of `count` segments. With a label it has the role `img`, otherwise it is decorative. */
export const SegmentedProgress = ({ count, on, now = -1, label, big, color }: Props) => (
  <span
    className={big ? `${styles.segments} ${styles.big}` : styles.segments}
    style={color ? ({ '--segment-color': color } as CSSProperties) : undefined}
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
  >
    {Array.from({ length: count }, (_, i) => (
      <i key={i} className={`${i < on ? styles.done : ''}${i === now ? ` ${styles.current}` : ''}`} />
    ))}
  </span>
);
