import { useTranslate } from '../../i18n/useTranslate.ts';
import layout from '../../theme/layout.module.css';
import { useDelayElapsed } from '../Loading/useDelayElapsed.ts';
import styles from './skeleton.module.css';

const repeat = (count: number, draw: (index: number) => React.ReactNode) =>
  Array.from({ length: count }, (_, index) => draw(index));

type Size = number | string;

/** Grey bars in the place of texts. */
export const Skeleton = ({
  className,
  width = className ? undefined : '100%',
  height = className ? undefined : 16,
  count = 1,
}: {
  /** A class that sets the size. */
  className?: string;
  width?: Size;
  height?: Size;
  count?: number;
}) =>
  repeat(count, (index) => (
    <div
      key={index}
      className={`${styles.block} ${className ?? ''}`}
      style={{ width, height }}
      aria-hidden="true"
    />
  ));

const keyHeights = [78, 70, 62, 54, 46, 40, 34];

/** Skeletons of course cards: seven piano keys and text bars. */
export const CourseCardSkeleton = ({ count = 1 }: { count?: number }) =>
  repeat(count, (index) => (
    <div key={index} className={styles.card} aria-hidden="true">
      <div className={styles.picture}>
        {keyHeights.map((height, i) => (
          <i key={height} style={{ height: `${height}%`, animationDelay: `${i * 0.12}s` }} />
        ))}
      </div>
      <div className={styles.text}>
        <Skeleton width="45%" height={12} />
        <Skeleton width="90%" height={20} />
        <Skeleton width="55%" height={14} />
        <Skeleton width="70%" height={14} />
        <Skeleton width="40%" height={22} />
      </div>
    </div>
  ));

/** The loading state of a list, announced to screen readers. Its skeletons become visible after 300 ms. */
export const LoadingState = ({ children }: { children: React.ReactNode }) => {
  const t = useTranslate();
  const isVisible = useDelayElapsed();
  return (
    <output className={isVisible ? styles.list : `${styles.list} ${styles.early}`}>
      <span className={layout.visuallyHidden}>{t('kit.loading')}</span>
      {children}
    </output>
  );
};
