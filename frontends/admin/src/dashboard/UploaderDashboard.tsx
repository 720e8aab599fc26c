import { ErrorState, LoadingState, Skeleton, Text, typography, useErrorText, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import styles from './dashboard.module.css';
import { useDashboard } from './useDashboard.ts';

const screens = [
  { path: '/admincourselist', title: 'admin.menu.courses' },
  { path: '/adminfreebies', title: 'admin.menu.freebies' },
  { path: '/adminupcomingcourselist', title: 'admin.menu.upcoming' },
] as const;

/** The courses of a content uploader and the screens for them (decision B1). */
export const UploaderDashboard = () => {
  const { format } = useI18n();
  const errorText = useErrorText();
  const { data, error, isPending, refetch } = useDashboard();
  if (isPending)
    return (
      <LoadingState>
        <Skeleton height={124} />
      </LoadingState>
    );
  const courses = data?.courses;
  if (!courses)
    return <ErrorState retry={() => void refetch()} text={error ? errorText(error) : undefined} />;
  return (
    <div className={styles.page}>
      <dl className={styles.keyMetrics}>
        {(['total', 'published'] as const).map((name) => (
          <div key={name}>
            <dt className={`${typography.small} ${typography.muted}`}>
              <Text id={`admin.dashboard.courses.${name}`} />
            </dt>
            <dd className={`${styles.value} ${typography.digits}`}>{format.count(courses[name])}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.tiles}>
        {screens.map(({ path, title }) => (
          <li key={path}>
            <ScreenLink to={path} className={styles.tile}>
              <Text id={title} />
            </ScreenLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
