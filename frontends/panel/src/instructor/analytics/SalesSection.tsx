import { Button, Pagination, parsePage, useSearchParams, useTranslate } from '@sargam/kit';
import { formatApiDate } from '@sargam/kit/format';
import { IconFileTypeCsv } from '@tabler/icons-react';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { salesQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useFileDownload } from '../../shared/useFileDownload.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import type { Range } from './date-range.ts';
import { SalesTable } from './SalesTable.tsx';
import { useDateRange } from './useDateRange.ts';

const PAGE_SIZE = 20;

type Props = { instructor: string; range: Range };

/** The CSV file contains the sales of all pages. */
const CsvButton = ({ instructor, range: { from, to } }: Props) => {
  const t = useTranslate();
  const { isBusy, save } = useFileDownload();
  const path = `/analytics/instructor/${instructor}/${formatApiDate(from)}/${formatApiDate(to)}`;
  return (
    <Button
      variant="line"
      size="small"
      busy={isBusy}
      icon={<IconFileTypeCsv aria-hidden />}
      aria-label={t('panel.analytics.csv_label')}
      onClick={() => save({ path, type: 'text/csv', name: `sales-${from}-${to}.csv` })}
      text="panel.analytics.csv"
    />
  );
};

/** A page of the sales, newest first. */
export const SalesSection = ({ instructor, range }: Props) => {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const { toPage } = useDateRange();
  const page = parsePage(searchParams);
  const sales = useRetryingQuery(salesQuery({ instructor, range, page, limit: PAGE_SIZE }));
  return (
    <div>
      <div className={panelStyles.sectionHead}>
        <h2>{t('panel.analytics.sales')}</h2>
        <CsvButton instructor={instructor} range={range} />
      </div>
      <QueryStates state={sales} skeleton={<TableSkeleton rows={5} />}>
        {({ data, total }) => (
          <>
            <SalesTable sales={data} />
            <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} to={toPage} isSettled />
          </>
        )}
      </QueryStates>
    </div>
  );
};
