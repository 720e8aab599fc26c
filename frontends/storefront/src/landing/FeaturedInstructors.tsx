import {
  type ApiSchemas,
  AvatarImage,
  ErrorState,
  Link,
  layout,
  Skeleton,
  typography,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { featuredInstructorsQuery } from '../shared/queries.ts';
import { SkeletonList } from '../shared/SkeletonList.tsx';
import styles from './featured-instructors.module.css';

const MAX_INSTRUCTORS = 10;

const InstructorItem = ({ person }: { person: ApiSchemas['InstructorCard'] }) => (
  <li>
    <div className={styles.portrait}>
      <AvatarImage id={person._id} photo={person.photo} />
    </div>
    <h3>
      <Link to={`/instructorview/${person._id}`}>{person.name}</Link>
    </h3>
    <p className={`${typography.small} ${typography.muted}`}>{person.band}</p>
  </li>
);

/** At most ten. Not shown if there are none. */
export const FeaturedInstructors = () => {
  const t = useTranslate();
  const { data, isPending, isLoadingError, refetch } = useQuery(featuredInstructorsQuery());
  const people = (data?.data ?? []).slice(0, MAX_INSTRUCTORS);
  if (data && people.length === 0) return null;
  return (
    <section className={`${layout.section} ${layout.container}`} aria-labelledby="featured-people">
      <div className={`${layout.row} ${layout.spaceBetween} ${styles.header}`}>
        <h2 id="featured-people">{t('storefront.people.title')}</h2>
        <Link className={typography.noWrap} to="/instructorlist" text="storefront.people.all" />
      </div>
      {isPending && (
        <SkeletonList className={styles.people} count={5}>
          <Skeleton className={styles.portrait} />
          <Skeleton height={20} width="70%" />
        </SkeletonList>
      )}
      {isLoadingError && <ErrorState retry={() => void refetch()} />}
      {people.length > 0 && (
        <ul className={styles.people}>
          {people.map((person) => (
            <InstructorItem key={person._id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
};
