import {
  type ApiSchemas,
  EmptyMessage,
  Pagination,
  parsePage,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import { useState } from 'react';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { certificateRequestsQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { tabUrl } from '../tabs.ts';
import { CertificateTable } from './CertificateTable.tsx';
import styles from './certificates.module.css';
import { MarksDialog } from './MarksDialog.tsx';

const PAGE_SIZE = 20;

/** The applications for certificates of the instructor's courses, newest first, with the marks of both exams. */
export const CertificateRequests = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const page = parsePage(searchParams);
  const requests = useRetryingQuery(certificateRequestsQuery(instructor, page, PAGE_SIZE));
  const [marked, setMarked] = useState<ApiSchemas['TaughtCertificateRequest']>();
  return (
    <div className={styles.requests}>
      <h2>{t('panel.exams.title')}</h2>
      <QueryStates state={requests} skeleton={<TableSkeleton rows={3} />}>
        {({ data, total }) =>
          total === 0 ? (
            <EmptyMessage as="h3" title="panel.exams.empty" text="panel.exams.empty_text" />
          ) : (
            <>
              <CertificateTable requests={data} onMark={setMarked} />
              <Pagination
                page={page}
                pages={Math.ceil(total / PAGE_SIZE)}
                to={(next) => `${tabUrl('0')}&page=${next}`}
                isSettled
              />
            </>
          )
        }
      </QueryStates>
      {marked && <MarksDialog request={marked} onClose={() => setMarked(undefined)} />}
    </div>
  );
};
