import './upcoming.css';
import {
  type ApiSchemas,
  Badge,
  CourseCover,
  coverKindForCategory,
  ErrorState,
  LoadingState,
  Section,
  Skeleton,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { upcomingCourses } from '../../shared/queries.ts';

const places = [1, 2, 3];

const Course = ({ course: { _id, name, photo } }: { course: ApiSchemas['UpcomingCourse'] }) => {
  const t = useTranslate();
  return (
    <li>
      <div className="f">
        {photo ? (
          <img className="art" src={photo} alt="" width="640" height="360" loading="lazy" decoding="async" />
        ) : (
          <CourseCover kind={coverKindForCategory(name)} id={_id} />
        )}
      </div>
      <div className="cap">
        <h3>{name}</h3>
        <Badge>{t('storefront.teach.soon')}</Badge>
      </div>
    </li>
  );
};

const Places = () => (
  <LoadingState>
    <ul className="upcoming">
      {places.map((place) => (
        <li key={place}>
          <div className="f sk" />
          <div className="cap">
            <Skeleton height={22} width="60%" />
          </div>
        </li>
      ))}
    </ul>
  </LoadingState>
);

/** Courses that are announced; none announced is no section. */
export const Upcoming = () => {
  const t = useTranslate();
  const { data, isPending, isError, refetch } = useQuery(upcomingCourses());
  const courses = data?.data ?? [];
  if (data && courses.length === 0) return null;
  return (
    <Section id="upcoming-courses" title={t('storefront.upcoming.title')}>
      {isPending && <Places />}
      {isError && <ErrorState retry={() => void refetch()} />}
      {courses.length > 0 && (
        <ul className="upcoming">
          {courses.map((course) => (
            <Course key={course._id} course={course} />
          ))}
        </ul>
      )}
    </Section>
  );
};
