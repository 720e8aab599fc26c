import { Link, useTranslate } from '@sargam/kit';
import { useId } from 'react';
import { type CourseSort, listSorts } from './course-sort.ts';
import styles from './sort-links.module.css';

type Props = {
  current: CourseSort | undefined;
  /** Lists found by words have the best match first. */
  hasWords: boolean;
  to: (sort: CourseSort | undefined) => string;
};

/** The orders of a course list, as links: they work without script and by keyboard. */
export const SortLinks = ({ current, hasWords, to }: Props) => {
  const t = useTranslate();
  const id = useId();
  const chosen = current === 'newest' && !hasWords ? undefined : current;
  return (
    <nav className={styles.sort} aria-labelledby={id}>
      <span id={id}>{t('storefront.sort.label')}</span>
      <ul>
        {listSorts(hasWords).map((sort) => (
          <li key={sort ?? 'usual'}>
            <Link
              to={to(sort)}
              aria-current={sort === chosen ? 'true' : undefined}
              text={`storefront.sort.${sort ?? (hasWords ? 'best' : 'newest')}`}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
};
