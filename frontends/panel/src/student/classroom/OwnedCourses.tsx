import { type ApiSchemas, Link, useTranslate } from '@sargam/kit';
import { OwnedCourseCard } from './OwnedCourseCard.tsx';

type Props = { courses: readonly ApiSchemas['ClassroomCourse'][]; now: number };

/** All other owned courses, including those whose access has ended. */
export const OwnedCourses = ({ courses, now }: Props) => {
  const t = useTranslate();
  if (courses.length === 0) return null;
  return (
    <section className="mine-part" aria-labelledby="my-courses">
      <div className="panel-sub">
        <h2 id="my-courses">{t('panel.classroom.mine')}</h2>
        <Link to="/allcourses">{t('panel.classroom.more')}</Link>
      </div>
      <ul className="mine">
        {courses.map((course) => (
          <li key={course._id}>
            <OwnedCourseCard course={course} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
};
