import './skeleton.css';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useDelayElapsed } from '../Loading/useDelayElapsed.ts';

/** A grey bar where a text will be. */
export const Skeleton = ({
  width = '100%',
  height = 16,
}: {
  width?: number | string;
  height?: number | string;
}) => <div className="sk" style={{ width, height }} aria-hidden="true" />;

const keys = [78, 70, 62, 54, 46, 40, 34];

/** The shape of a course card: seven keys and bars. */
export const CourseCardSkeleton = () => (
  <div className="skc" aria-hidden="true">
    <div className="p">
      {keys.map((height, i) => (
        <i key={height} style={{ height: `${height}%`, animationDelay: `${i * 0.12}s` }} />
      ))}
    </div>
    <div className="b2">
      <Skeleton width="45%" height={12} />
      <Skeleton width="90%" height={20} />
      <Skeleton width="55%" height={14} />
      <Skeleton width="40%" height={22} />
    </div>
  </div>
);

/** Holds the place of a list and says that it loads; what it holds is seen after 300 ms. */
export const LoadingState = ({ children }: { children: React.ReactNode }) => {
  const t = useTranslate();
  const late = useDelayElapsed();
  return (
    <output className={late ? 'loading-list' : 'loading-list early'}>
      <span className="vh">{t('kit.loading')}</span>
      {children}
    </output>
  );
};
