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
import { featuredInstructors } from '../shared/queries.ts';

const MOST = 10;
const places = [1, 2, 3, 4, 5];

const Person = ({ person }: { person: ApiSchemas['InstructorCard'] }) => (
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

const Places = () => (
  <LoadingState>
    <ul className="people">
      {places.map((place) => (
        <li key={place}>
          <div className="f sk" />
          <Skeleton height={20} width="70%" />
        </li>
      ))}
    </ul>
  </LoadingState>
);

/** At most ten; none featured is no section. */
export const FeaturedInstructors = () => {
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(featuredInstructors());
  const people = (data?.data ?? []).slice(0, MOST);
  if (data && people.length === 0) return null;
  return (
    <section className="sec wrap" aria-labelledby="featured-people">
      <div className="row between people-head">
        <h2 id="featured-people">{t('storefront.people.title')}</h2>
        <Link className="nowrap" to="/instructorlist">
          {t('storefront.people.all')}
        </Link>
      </div>
      {isPending && <Places />}
      {isError && <ErrorState retry={() => void refetch()} />}
      {people.length > 0 && (
        <ul className="people">
          {people.map((person) => (
            <Person key={person._id} person={person} />
          ))}
        </ul>
      )}
    </section>
  );
};
