import './courses.css';
import { CourseCard, CourseCardSkeleton, EmptyState, Price, useTranslate } from '@sargam/kit';
import { Faces } from '../../shared/Faces.tsx';
import { usePatient } from '../../shared/patient.ts';
import { taughtQuery } from '../../shared/queries.ts';

const Skeletons = () => (
  <div className="taught">
    <CourseCardSkeleton />
    <CourseCardSkeleton />
    <CourseCardSkeleton />
  </div>
);

const Nothing = () => {
  const t = useTranslate();
  return <EmptyState title={t('panel.teaching.empty')} text={t('panel.teaching.empty_text')} />;
};

/** The instructor's published courses, each with how many were sold. */
export const CoursesTab = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const courses = usePatient(taughtQuery(instructor));
  return (
    <div className="panel-body">
      <Faces of={courses} skeleton={<Skeletons />}>
        {({ data }) =>
          data.length === 0 ? (
            <Nothing />
          ) : (
            <ul className="taught">
              {data.map((course) => (
                <li key={course._id}>
                  <CourseCard
                    as="h2"
                    course={course}
                    footer={
                      <>
                        <p className="sm muted num">{t('kit.count.sold', { count: course.sold })}</p>
                        <Price price={course.price} oldPrice={course.oldPrice} />
                      </>
                    }
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Faces>
    </div>
  );
};
