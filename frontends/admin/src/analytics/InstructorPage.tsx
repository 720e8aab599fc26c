import { apiGet, Skeleton, Text, useParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { AuditSection } from '../audit/index.ts';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import analyticsStyles from './analytics.module.css';
import { DueForm } from './DueForm.tsx';
import { InstructorCourses } from './InstructorCourses.tsx';
import { InstructorMetrics } from './InstructorMetrics.tsx';
import { InstructorSales } from './InstructorSales.tsx';

/** An instructor in numbers: lifetime figures, what is due, courses, and sales of a date range. */
export default function InstructorPage() {
  const { id = '' } = useParams();
  const instructor = useQuery({
    ...apiGet('/analytics/secure/instructor/{instructorId}', { path: { instructorId: id } }),
    // Money is paid out from this screen, so each visit loads the present sums. The server's are at most a second old.
    staleTime: 0,
  });
  return (
    <ScreenPage
      title="admin.menu.instructor_detail"
      actions={
        <ScreenLink to={`/admin-instructor-settlement/${id}`}>
          <Text id="admin.menu.settlement_detail" />
        </ScreenLink>
      }
    >
      <QueryPart query={instructor} loading={<Skeleton height={300} count={2} />}>
        {(loaded) => (
          <>
            <h2 className={analyticsStyles.name}>
              <ScreenLink to={`/instructorview/${id}`}>{loaded.name}</ScreenLink>
            </h2>
            <InstructorMetrics {...loaded} />
            <section className={analyticsStyles.section}>
              <h2>
                <Text id="admin.due.title" />
              </h2>
              <DueForm instructorId={id} due={loaded.due} />
            </section>
            <InstructorCourses courses={loaded.courses} />
          </>
        )}
      </QueryPart>
      <InstructorSales instructorId={id} />
      {/* Changes of the instructor, and the payouts. */}
      <AuditSection targetId={id} />
    </ScreenPage>
  );
}
