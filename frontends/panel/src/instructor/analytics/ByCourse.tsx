import { type ApiSchemas, useFormat, useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { taughtQuery } from '../../shared/queries.ts';
import { Sleeve } from '../../shared/Sleeve.tsx';
import { byCourse } from './totals.ts';

type Props = { sales: readonly ApiSchemas['InstructorSale'][]; instructor: string };

/** How often each course was sold. */
export const ByCourse = ({ sales, instructor }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  const taught = useQuery(taughtQuery(instructor));
  const counts = byCourse(sales);
  const most = counts[0]?.count ?? 1;
  return (
    <section className="pan" aria-labelledby="by-course">
      <h2 id="by-course">{t('panel.analytics.by_course')}</h2>
      <ul className="course-bars">
        {counts.map(({ courseId, course, count }) => {
          const known = taught.data?.data.find(({ _id }) => _id === courseId);
          return (
            <li key={courseId}>
              <span className="th">{known && <Sleeve course={known} />}</span>
              <div>
                <p className="row between">
                  <span className="sm b">{course}</span>
                  <b className="num">{format.count(count)}</b>
                </p>
                <div className="bar" aria-hidden="true">
                  <i style={{ width: `${(count / most) * 100}%` }} />
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
