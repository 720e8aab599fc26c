import {
  type ApiSchemas,
  AvatarImage,
  EmptyMessage,
  isApiError,
  Link,
  layout,
  PageError,
  PageLoading,
  PageMessage,
  Section,
  typography,
  useDocumentTitle,
  useI18n,
  useParams,
} from '@sargam/kit';
import { IconArrowLeft } from '@tabler/icons-react';
import { CourseGrid } from '../course-grid/CourseGrid.tsx';
import styles from './instructors.module.css';
import { useInstructor } from './useInstructors.ts';

const CourseSection = ({ name, courses }: { name: string; courses: readonly ApiSchemas['CourseCard'][] }) => {
  const { t } = useI18n();
  if (courses.length === 0) return null;
  return (
    <Section id={`${name}-courses`} title={t(`storefront.instructors.${name}`)}>
      <CourseGrid courses={courses} />
    </Section>
  );
};

const Profile = ({ person }: { person: ApiSchemas['InstructorPage'] }) => {
  const { t, format } = useI18n();
  useDocumentTitle(person.name);
  const hasNoCourses = person.bundles.length + person.courses.length === 0;
  return (
    <>
      <div className={layout.container}>
        <Link className={styles.back} to="/instructorlist">
          <IconArrowLeft aria-hidden />
          {t('storefront.instructors.title')}
        </Link>
        <header className={styles.profile}>
          <div className={styles.portrait}>
            <AvatarImage id={person._id} photo={person.photo} alt={person.photo ? person.name : ''} />
          </div>
          <div>
            <h1>{person.name}</h1>
            {person.band && (
              <p className={styles.band}>{t('storefront.instructors.band', { band: person.band })}</p>
            )}
            <p className={`${typography.small} ${typography.faint}`}>
              {t('storefront.instructors.joined', { date: format.date(person.createdAt) })}
            </p>
            <p className={styles.biography}>{person.bio}</p>
          </div>
        </header>
        {hasNoCourses && <EmptyMessage as="h2" title="storefront.instructors.no_courses" />}
      </div>
      <CourseSection name="bundles" courses={person.bundles} />
      <CourseSection name="single" courses={person.courses} />
    </>
  );
};

export default function InstructorPage() {
  const { id = '' } = useParams();
  const { data, isPending, error, refetch } = useInstructor(id);
  if (isPending) return <PageLoading />;
  if (isApiError(error) && error.status === 404)
    return (
      <PageMessage
        title="storefront.instructors.missing"
        link={['/instructorlist', 'storefront.people.all']}
      />
    );
  return data ? <Profile person={data} /> : <PageError retry={() => void refetch()} />;
}
