import './classroom.css';
import type { ApiSchemas } from '@sargam/kit';
import { loadLastCourse } from '../../shared/last-course.ts';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { classroomQuery } from '../../shared/queries.ts';
import { useNow } from '../../shared/useNow.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { ActivationNotice } from '../payment/ActivationNotice.tsx';
import { useActivation } from '../payment/useActivation.ts';
import { usePaymentReturn } from '../payment/usePaymentReturn.ts';
import { ClassroomSkeleton } from './ClassroomSkeleton.tsx';
import { findCourseToResume } from './course-to-resume.ts';
import { NoCourses } from './NoCourses.tsx';
import { OwnedCourses } from './OwnedCourses.tsx';
import { ResumeCard } from './ResumeCard.tsx';

const Courses = ({ courses }: { courses: readonly ApiSchemas['ClassroomCourse'][] }) => {
  const now = useNow();
  const first = findCourseToResume(courses, loadLastCourse(), now);
  return (
    <>
      {first && <ResumeCard course={first} now={now} />}
      <OwnedCourses courses={courses.filter((course) => course !== first)} now={now} />
    </>
  );
};

/** Owned courses; after a payment also what is still on its way. */
export const ClassroomTab = ({ userId }: { userId: string }) => {
  const order = usePaymentReturn(userId);
  const classroom = useRetryingQuery(classroomQuery(userId));
  const arrival = useActivation(order, classroom.query.data?.data, userId);
  return (
    <div className="panel-body">
      <ActivationNotice arrival={arrival} />
      <QueryStates of={classroom} skeleton={<ClassroomSkeleton />}>
        {({ data }) => {
          if (data.length > 0) return <Courses courses={data} />;
          return arrival.stage === 'none' ? <NoCourses /> : <ClassroomSkeleton />;
        }}
      </QueryStates>
    </div>
  );
};
