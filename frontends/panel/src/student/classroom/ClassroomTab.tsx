import { type ApiSchemas, CourseCardSkeleton, EmptyMessage, Link, Skeleton, useTranslate } from '@sargam/kit';
import { useMinute } from '@sargam/kit/waiting';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { classroomQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { ActivationNotice } from '../payment/ActivationNotice.tsx';
import { Receipt } from '../payment/Receipt.tsx';
import { useActivation } from '../payment/useActivation.ts';
import { usePaymentReturn } from '../payment/usePaymentReturn.ts';
import classroomStyles from './classroom.module.css';
import { findCourseToResume } from './course-to-resume.ts';
import { PracticeJournal } from './journal/PracticeJournal.tsx';
import { OwnedCourseCard } from './OwnedCourseCard.tsx';
import { ResumeCard } from './ResumeCard.tsx';

type Props = { courses: readonly ApiSchemas['ClassroomCourse'][]; now: number };

/** All other owned courses, including those whose access has ended. */
const OwnedCourses = ({ courses, now }: Props) => {
  const t = useTranslate();
  if (courses.length === 0) return null;
  return (
    <section className={classroomStyles.ownedSection} aria-labelledby="my-courses">
      <div className={panelStyles.sectionHead}>
        <h2 id="my-courses">{t('panel.classroom.mine')}</h2>
        <Link to="/allcourses" text="panel.classroom.more" />
      </div>
      <ul className={classroomStyles.ownedCourses}>
        {courses.map((course) => (
          <li key={course._id}>
            <OwnedCourseCard course={course} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const NoCourses = () => (
  <EmptyMessage
    title="panel.classroom.empty"
    text="panel.classroom.empty_text"
    link={['/allcourses', 'panel.classroom.browse']}
    linkVariant="solid"
  />
);

const ClassroomSkeleton = () => (
  <div className={classroomStyles.skeleton} aria-hidden="true">
    <Skeleton height={300} />
    <div className={classroomStyles.ownedCourses}>
      <CourseCardSkeleton count={3} />
    </div>
  </div>
);

const Courses = ({ courses }: { courses: readonly ApiSchemas['ClassroomCourse'][] }) => {
  const now = useMinute();
  const courseToResume = findCourseToResume(courses, now);
  return (
    <>
      {courseToResume && <ResumeCard course={courseToResume} now={now} />}
      <OwnedCourses courses={courses.filter((course) => course !== courseToResume)} now={now} />
      <PracticeJournal />
    </>
  );
};

/** Owned courses; after a payment also a notice until the course is active. */
export const ClassroomTab = ({ userId }: { userId: string }) => {
  const order = usePaymentReturn(userId);
  const classroom = useRetryingQuery(classroomQuery(userId));
  const activation = useActivation(order, classroom.query.data?.data, userId);
  return (
    <div className={panelStyles.body}>
      <ActivationNotice activation={activation} />
      {order && activation.stage === 'none' && (
        <Receipt orderId={order} classroom={classroom.query.data?.data ?? []} />
      )}
      <QueryStates state={classroom} skeleton={<ClassroomSkeleton />}>
        {({ data }) => {
          if (data.length > 0) return <Courses courses={data} />;
          return activation.stage === 'none' ? <NoCourses /> : <ClassroomSkeleton />;
        }}
      </QueryStates>
    </div>
  );
};
