import './people.css';
import {
  type ApiSchemas,
  AvatarImage,
  ErrorState,
  Link,
  LoadingState,
  Skeleton,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { featuredInstructorsQuery } from '../shared/queries.ts';

const MAX_INSTRUCTORS = 10;
const skeletonItems = [1, 2, 3, 4, 5];

const InstructorItem = ({ person }: { person: ApiSchemas['InstructorCard'] }) => (
  <li>
    <div className="f">
      <AvatarImage id={person._id} photo={person.photo} />
    </div>
    <h3>
      <Link to={`/instructorview/${person._id}`}>{person.name}</Link>
    </h3>
    <p className="sm muted">{person.band}</p>
  </li>
);

const InstructorsSkeleton = () => (
  <LoadingState>
    <ul className="people">
      {skeletonItems.map((place) => (
        <li key={place}>
          <div className="f sk" />
          <Skeleton height={20} width="70%" />
        </li>
      ))}
    </ul>
  </LoadingState>
);

/** At most ten. Not shown if there are none. */
export const FeaturedInstructors = () => {
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(featuredInstructorsQuery());
  const people = (data?.data ?? []).slice(0, MAX_INSTRUCTORS);
  if (data && people.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="featured-people">
      <div className="row between people-head">
        <h2 id="featured-people">{t('storefront.people.title')}</h2>
        <Link className="nowrap" to="/instructorlist">
          {t('storefront.people.all')}
        </Link>
      </div>
      {isPending && <InstructorsSkeleton />}
      {isError && <ErrorState retry={() => void refetch()} />}
      {people.length > 0 && (
        <ul className="people">
          {people.map((person) => (
            <InstructorItem key={person._id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
};
