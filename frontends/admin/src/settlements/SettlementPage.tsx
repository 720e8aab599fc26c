import { apiGet, Skeleton, Text, useParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import analyticsStyles from '../analytics/analytics.module.css';
import { InstructorMetrics } from '../analytics/InstructorMetrics.tsx';
import { AuditSection } from '../audit/index.ts';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { NewSettlement } from './NewSettlement.tsx';
import { SettlementList } from './SettlementList.tsx';
import { StatementDownload } from './StatementDownload.tsx';

/** The settlements of an instructor: the list, a new one, and the statement of a month. */
export default function SettlementPage() {
  const { id = '' } = useParams();
  const instructor = useQuery(
    apiGet('/analytics/secure/instructor/{instructorId}', { path: { instructorId: id } }),
  );
  return (
    <ScreenPage
      title="admin.menu.settlement_detail"
      actions={
        <ScreenLink to={`/admin/instructor/${id}`}>
          <Text id="admin.menu.instructor_detail" />
        </ScreenLink>
      }
    >
      <QueryPart query={instructor} loading={<Skeleton height={90} />}>
        {(loaded) => (
          <>
            <h2 className={analyticsStyles.name}>
              <ScreenLink to={`/instructorview/${id}`}>{loaded.name}</ScreenLink>
            </h2>
            <InstructorMetrics {...loaded} />
          </>
        )}
      </QueryPart>
      <SettlementList instructorId={id} />
      <StatementDownload instructorId={id} />
      {instructor.data && <NewSettlement instructorId={id} due={instructor.data.due} />}
      <AuditSection targetKind="settlement" targetId={id} />
    </ScreenPage>
  );
}
