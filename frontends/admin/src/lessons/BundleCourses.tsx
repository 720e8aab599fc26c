import { apiGet, Skeleton, typography, useTranslate } from '@sargam/kit';
import { useQueries } from '@tanstack/react-query';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import styles from './lessons.module.css';

/** The courses of a bundle with links to their lessons: a bundle has no paid lessons of its own (decision C3). */
export const BundleCourses = ({ ids }: { ids: readonly string[] }) => {
  const t = useTranslate();
  const courses = useQueries({ queries: ids.map((id) => apiGet('/course/{id}/', { path: { id } })) });
  return (
    <section className={styles.box} aria-labelledby="bundle-courses">
      <h2 id="bundle-courses">{t('admin.lessons.bundle')}</h2>
      <p className={`${typography.small} ${typography.muted}`}>{t('admin.lessons.bundle_text')}</p>
      <ul className={styles.bundle}>
        {ids.map((id, index) => (
          <li key={id}>
            {courses[index]?.isLoading ? (
              <Skeleton height={20} />
            ) : (
              <ScreenLink to={`/updatelesson?id=${id}`}>{courses[index]?.data?.title ?? id}</ScreenLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
