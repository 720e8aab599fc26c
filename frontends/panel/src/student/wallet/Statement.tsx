import { Pagination, useTranslate } from '@sargam/kit';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { statementQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { usePageParam } from '../../shared/usePageParam.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { StatementTable } from './StatementTable.tsx';

const PAGE_SIZE = 20;

/** All wallet transactions, newest first. */
export const Statement = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const { page, to } = usePageParam('page');
  return (
    <div>
      <div className="panel-sub">
        <h2>{t('panel.wallet.statement')}</h2>
      </div>
      <QueryStates
        state={useRetryingQuery(statementQuery(userId, page, PAGE_SIZE))}
        skeleton={<TableSkeleton rows={5} />}
      >
        {({ data, total }) =>
          total === 0 ? (
            <p className="muted">{t('panel.wallet.empty')}</p>
          ) : (
            <>
              <StatementTable movements={data} />
              <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} to={to} />
            </>
          )
        }
      </QueryStates>
    </div>
  );
};
