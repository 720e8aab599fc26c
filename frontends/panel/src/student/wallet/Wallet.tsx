import { type ApiSchemas, Pagination, Skeleton, Text, typography, useI18n } from '@sargam/kit';
import { Metric } from '../../shared/Metric.tsx';
import metricStyles from '../../shared/metrics.module.css';
import panelStyles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { statementQuery, walletQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { usePageParam } from '../../shared/usePageParam.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { Lots } from './Lots.tsx';
import { StatementTable } from './StatementTable.tsx';
import walletStyles from './wallet.module.css';

const PAGE_SIZE = 20;

/** All wallet transactions, newest first. */
const Statement = ({ userId }: { userId: string }) => {
  const { t } = useI18n();
  const { page, to } = usePageParam('page');
  return (
    <div>
      <div className={panelStyles.sectionHead}>
        <h2>{t('panel.wallet.statement')}</h2>
      </div>
      <QueryStates
        state={useRetryingQuery(statementQuery(userId, page, PAGE_SIZE))}
        skeleton={<TableSkeleton rows={5} />}
      >
        {({ data, total }) =>
          total === 0 ? (
            <p className={typography.muted}>{t('panel.wallet.empty')}</p>
          ) : (
            <>
              <StatementTable transactions={data} />
              <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} to={to} />
            </>
          )
        }
      </QueryStates>
    </div>
  );
};

const WalletMetrics = ({ wallet }: { wallet: ApiSchemas['Wallet'] }) => {
  const { t, format } = useI18n();
  return (
    <dl className={metricStyles.metrics}>
      <Metric
        name={t('panel.wallet.balance')}
        value={format.money(wallet.balance)}
        text={t('panel.wallet.balance_text')}
      />
      <Metric
        name={t('panel.wallet.held')}
        value={format.money(wallet.held)}
        text={t('panel.wallet.held_text')}
      />
      <Metric
        name={t('panel.wallet.pending')}
        value={format.money(wallet.pending)}
        text={t('panel.wallet.pending_text')}
      />
    </dl>
  );
};

/** Balance, expiry dates and transactions. */
export const Wallet = ({ userId }: { userId: string }) => (
  <>
    <section aria-labelledby="wallet">
      <div className={panelStyles.sectionHead}>
        <h2 id="wallet">
          <Text id="panel.wallet.title" />
        </h2>
      </div>
      <QueryStates state={useRetryingQuery(walletQuery(userId))} skeleton={<Skeleton height={110} />}>
        {(wallet) => (
          <div className={walletStyles.wallet}>
            <WalletMetrics wallet={wallet} />
            <Lots lots={wallet.lots} />
          </div>
        )}
      </QueryStates>
    </section>
    <Statement userId={userId} />
  </>
);
