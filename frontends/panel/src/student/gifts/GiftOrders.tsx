import { Link, Pagination, typography, useTranslate } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import styles from '../../shared/panel.module.css';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { giftOrdersQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { usePageParam } from '../../shared/usePageParam.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { GiftTable } from './GiftTable.tsx';
import { getGiftStage, isInProgress } from './gift-stage.ts';

const PAGE_SIZE = 10;
const POLL_MS = 5_000;

/** Bought gift cards, newest first. Polls while an order is in progress. */
export const GiftOrders = ({ userId }: { userId: string }) => {
  const t = useTranslate();
  const { page, to } = usePageParam('gifts');
  const orders = useRetryingQuery({
    ...giftOrdersQuery(userId, page, PAGE_SIZE),
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => isInProgress(getGiftStage(one, dateInDhaka()))) ? POLL_MS : false,
  });
  return (
    <div>
      <div className={styles.sectionHead}>
        <h2>{t('panel.gifts.title')}</h2>
        <Link to="/store" text="panel.gifts.store" />
      </div>
      <QueryStates state={orders} skeleton={<TableSkeleton rows={2} tall />}>
        {({ data, total }) =>
          total === 0 ? (
            <p className={typography.muted}>{t('panel.gifts.empty')}</p>
          ) : (
            <>
              <GiftTable orders={data} />
              <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} to={to} />
            </>
          )
        }
      </QueryStates>
    </div>
  );
};
