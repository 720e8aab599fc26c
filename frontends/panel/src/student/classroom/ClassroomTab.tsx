import './classroom.css';
import type { ApiSchemas } from '@sargam/kit';
import { Faces } from '../../shared/Faces.tsx';
import { lastCourse } from '../../shared/last-course.ts';
import { usePatient } from '../../shared/patient.ts';
import { classroomQuery } from '../../shared/queries.ts';
import { useNow } from '../../shared/useNow.ts';
import { ArrivalNotice } from '../payment/ArrivalNotice.tsx';
import { useArrival } from '../payment/useArrival.ts';
import { usePaymentReturn } from '../payment/usePaymentReturn.ts';
import { ClassroomSkeleton } from './ClassroomSkeleton.tsx';
import { MyCourses } from './MyCourses.tsx';
import { NoCourses } from './NoCourses.tsx';
import { ResumeCard } from './ResumeCard.tsx';
import { courseToResume } from './resume.ts';

const Courses = ({ courses }: { courses: readonly ApiSchemas['ClassroomCourse'][] }) => {
  const now = useNow();
  const first = courseToResume(courses, lastCourse(), now);
  return (
    <>
      {first && <ResumeCard course={first} now={now} />}
      <MyCourses courses={courses.filter((course) => course !== first)} now={now} />
    </>
  );
};

/** Owned courses; after a payment also what is still on its way. */
export const ClassroomTab = ({ userId }: { userId: string }) => {
  const order = usePaymentReturn(userId);
  const classroom = usePatient(classroomQuery(userId));
  const arrival = useArrival(order, classroom.query.data?.data, userId);
  return (
    <div className="panel-body">
      <ArrivalNotice arrival={arrival} />
      <Faces of={classroom} skeleton={<ClassroomSkeleton />}>
        {({ data }) => {
          if (data.length > 0) return <Courses courses={data} />;
          return arrival.stage === 'none' ? <NoCourses /> : <ClassroomSkeleton />;
        }}
      </Faces>
    </div>
  );
};
