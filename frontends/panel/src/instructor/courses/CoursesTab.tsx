import { ButtonLink, CourseCard, CourseCardSkeleton, EmptyMessage, useSearchParams } from '@sargam/kit';
import { IconPlus } from '@tabler/icons-react';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { taughtCoursesQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { CertificateRequests } from '../certificates/CertificateRequests.tsx';
import { CourseNumbers } from './CourseNumbers.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import styles from './courses.module.css';
import { editorLinks, newCourse } from './editor-links.ts';
import { OwnCourseEditor } from './OwnCourseEditor.tsx';

const CoursesSkeleton = () => (
  <div className={panelStyles.courses}>
    <CourseCardSkeleton count={3} />
  </div>
);

const NewCourseLink = () => (
  <ButtonLink icon={<IconPlus aria-hidden />} to={editorLinks.course(newCourse)} text="panel.teaching.new" />
);

/** The instructor's courses in every state with the applications for their certificates, one course with its lessons, or its editor. */
export const CoursesTab = ({ instructor }: { instructor: string }) => {
  const [searchParams] = useSearchParams();
  const isEditing = searchParams.has('edit') || searchParams.has('lessons');
  return (
    <div className={panelStyles.body}>
      {isEditing ? <OwnCourseEditor /> : <Courses instructor={instructor} />}
    </div>
  );
};

const Courses = ({ instructor }: { instructor: string }) => {
  const [searchParams] = useSearchParams();
  const courses = useRetryingQuery(taughtCoursesQuery(instructor));
  const shown = searchParams.get('course');
  return (
    <QueryStates state={courses} skeleton={<CoursesSkeleton />}>
      {({ data }) => {
        const course = data.find(({ _id }) => _id === shown);
        if (course) return <CourseProgress course={course} />;
        if (data.length === 0)
          return (
            <EmptyMessage
              title="panel.teaching.empty"
              text="panel.teaching.empty_text"
              action={<NewCourseLink />}
            />
          );
        return (
          <div className={styles.overview}>
            <p>
              <NewCourseLink />
            </p>
            <ul className={panelStyles.courses}>
              {data.map((one) => (
                <li key={one._id}>
                  <CourseCard as="h2" course={one} footer={<CourseNumbers course={one} />} />
                </li>
              ))}
            </ul>
            <CertificateRequests instructor={instructor} />
          </div>
        );
      }}
    </QueryStates>
  );
};
