import { EmptyMessage, Pagination, parsePage, Skeleton, useI18n, useSearchParams } from '@sargam/kit';
import { Metric } from '../../shared/Metric.tsx';
import metricStyles from '../../shared/metrics.module.css';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { settlementsQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { tabUrl } from '../tabs.ts';
import { SettlementTable } from './SettlementTable.tsx';
import { StatementDownload } from './StatementDownload.tsx';
import styles from './settlement.module.css';

const PAGE_SIZE = 20;

/** What was paid out and what is due. A refund after a payout makes the due negative (decision M12). */
const SettlementMetrics = ({ settled, due }: { settled: number; due: number }) => {
  const { t, format } = useI18n();
  return (
    <dl className={`${metricStyles.metrics} ${styles.metrics}`}>
      <Metric
        name={t('panel.settlement.paid_out')}
        value={format.money(settled)}
        text={t('panel.settlement.paid_out_text')}
      />
      <Metric
        name={t('panel.settlement.due')}
        value={format.money(due)}
        text={t(due < 0 ? 'panel.settlement.due_negative' : 'panel.settlement.due_text')}
      />
    </dl>
  );
};

const SettlementSkeleton = () => (
  <div className={styles.tab}>
    <Skeleton height={110} />
    <TableSkeleton rows={5} />
  </div>
);

/** Payouts to the instructor with their receipts, and the statement of each month. */
export const SettlementTab = ({ instructor }: { instructor: string }) => {
  const [searchParams] = useSearchParams();
  const page = parsePage(searchParams);
  const settlements = useRetryingQuery(settlementsQuery(instructor, page, PAGE_SIZE));
  return (
    <div className={`${panelStyles.body} ${styles.tab}`}>
      <QueryStates state={settlements} skeleton={<SettlementSkeleton />}>
        {({ data, total, settled, due }) => (
          <>
            <SettlementMetrics settled={settled} due={due} />
            {total === 0 ? (
              <EmptyMessage title="panel.settlement.empty" text="panel.settlement.empty_text" />
            ) : (
              <div>
                <SettlementTable settlements={data} />
                <Pagination
                  page={page}
                  pages={Math.ceil(total / PAGE_SIZE)}
                  to={(next) => `${tabUrl('4')}&page=${next}`}
                  isSettled
                />
              </div>
            )}
          </>
        )}
      </QueryStates>
      <StatementDownload instructor={instructor} />
    </div>
  );
};
