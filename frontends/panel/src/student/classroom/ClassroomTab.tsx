import './classroom.css';
import {
  type ApiSchemas,
  ButtonLink,
  CourseCardSkeleton,
  EmptyState,
  Skeleton,
  useTranslate,
} from '@sargam/kit';
import { loadLastCourse } from '../../shared/last-course.ts';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { classroomQuery } from '../../shared/queries.ts';
import { useNow } from '../../shared/useNow.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { ActivationNotice } from '../payment/ActivationNotice.tsx';
import { useActivation } from '../payment/useActivation.ts';
import { usePaymentReturn } from '../payment/usePaymentReturn.ts';
import { findCourseToResume } from './course-to-resume.ts';
import { OwnedCourses } from './OwnedCourses.tsx';
import { ResumeCard } from './ResumeCard.tsx';

const NoCourses = () => {
  const t = useTranslate();
  return (
    <EmptyState
      illustration="room"
      title={t('panel.classroom.empty')}
      text={t('panel.classroom.empty_text')}
      action={<ButtonLink to="/allcourses">{t('panel.classroom.browse')}</ButtonLink>}
    />
  );
};

const ClassroomSkeleton = () => (
  <div className="room-skeleton" aria-hidden="true">
    <Skeleton height={300} />
    <div className="mine">
      <CourseCardSkeleton />
      <CourseCardSkeleton />
      <CourseCardSkeleton />
    </div>
  </div>
);

const Courses = ({ courses }: { courses: readonly ApiSchemas['ClassroomCourse'][] }) => {
  const now = useNow();
  const courseToResume = findCourseToResume(courses, loadLastCourse(), now);
  return (
    <>
      {courseToResume && <ResumeCard course={courseToResume} now={now} />}
      <OwnedCourses courses={courses.filter((course) => course !== courseToResume)} now={now} />
    </>
  );
};

/** Owned courses; after a payment also a notice until the course is active. */
export const ClassroomTab = ({ userId }: { userId: string }) => {
  const order = usePaymentReturn(userId);
  const classroom = useRetryingQuery(classroomQuery(userId));
  const activation = useActivation(order, classroom.query.data?.data, userId);
  return (
    <div className="panel-body">
      <ActivationNotice activation={activation} />
      <QueryStates state={classroom} skeleton={<ClassroomSkeleton />}>
        {({ data }) => {
          if (data.length > 0) return <Courses courses={data} />;
          return activation.stage === 'none' ? <NoCourses /> : <ClassroomSkeleton />;
        }}
      </QueryStates>
    </div>
  );
};
