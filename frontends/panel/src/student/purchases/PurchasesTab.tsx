import { type ApiSchemas, EmptyMessage, Pagination, Text, useSearchParams } from '@sargam/kit';
import panelStyles from '../../shared/panel.module.css';
import { isFirstLoad, QueryStates } from '../../shared/QueryStates.tsx';
import { purchasesQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { usePageParam } from '../../shared/usePageParam.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import { GiftOrders } from '../gifts/GiftOrders.tsx';
import { PurchaseTable } from './PurchaseTable.tsx';
import purchasesStyles from './purchases.module.css';
import { SinglePurchase } from './SinglePurchase.tsx';

const PAGE_SIZE = 20;
const POLL_MS = 5_000;
const inProgress = new Set<ApiSchemas['OrderState']>(['awaiting_payment', 'review']);

/** One page of bought courses. Polls while a payment is in progress. */
const usePurchases = (userId: string) => {
  const { page, to } = usePageParam('page');
  const purchases = useRetryingQuery({
    ...purchasesQuery(userId, page, PAGE_SIZE),
    refetchInterval: ({ state }) =>
      state.data?.data.some((one) => inProgress.has(one.state) || one.paymentUndecidedUntil)
        ? POLL_MS
        : false,
  });
  return { purchases, page, to, pages: (total: number) => Math.ceil(total / PAGE_SIZE) };
};

type Purchases = ReturnType<typeof usePurchases>;

const NoPurchases = () => (
  <EmptyMessage
    illustration="cart"
    title="panel.purchases.empty"
    link={['/allcourses', 'panel.classroom.browse']}
  />
);

/** The orders of a page. Orders that ended unpaid are folded away if their courses were bought since. */
const PurchasePage = ({ purchases }: { purchases: readonly ApiSchemas['Purchase'][] }) => {
  const shown = purchases.filter(({ boughtInLaterOrder }) => !boughtInLaterOrder);
  const folded = purchases.filter(({ boughtInLaterOrder }) => boughtInLaterOrder);
  return (
    <>
      {shown.length > 0 && <PurchaseTable purchases={shown} />}
      {folded.length > 0 && (
        <details className={purchasesStyles.folded}>
          <summary>
            <Text id="panel.purchases.bought_since" values={{ count: folded.length }} />
          </summary>
          <PurchaseTable purchases={folded} />
        </details>
      )}
    </>
  );
};

/** Bought courses, newest first. */
const AllPurchases = ({ list: { purchases, page, pages, to } }: { list: Purchases }) => (
  <QueryStates state={purchases} skeleton={<TableSkeleton rows={5} tall />}>
    {({ data, total }) =>
      total === 0 ? (
        <NoPurchases />
      ) : (
        <div>
          <PurchasePage purchases={data} />
          <Pagination page={page} pages={pages(total)} to={to} />
        </div>
      )
    }
  </QueryStates>
);

/** Gift cards load at the same time, but stay hidden until the courses above have their height: nothing moves later. */
const PurchaseHistory = ({ userId }: { userId: string }) => {
  const list = usePurchases(userId);
  return (
    <div className={purchasesStyles.sections}>
      <AllPurchases list={list} />
      <div hidden={isFirstLoad(list.purchases)}>
        <GiftOrders userId={userId} />
      </div>
    </div>
  );
};

/** Courses and gift cards, or the order in the URL. */
export const PurchasesTab = ({ userId }: { userId: string }) => {
  const [searchParams] = useSearchParams();
  const order = searchParams.get('order');
  return (
    <div className={panelStyles.body}>
      {order ? <SinglePurchase order={order} /> : <PurchaseHistory userId={userId} />}
    </div>
  );
};
