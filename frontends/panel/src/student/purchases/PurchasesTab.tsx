import './purchases.css';
import { ButtonLink, EmptyState, Pagination, useSearchParams, useTranslate } from '@sargam/kit';
import { isFirstLoad, QueryStates } from '../../shared/QueryStates.tsx';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { GiftOrders } from '../gifts/GiftOrders.tsx';
import { PurchaseTable } from './PurchaseTable.tsx';
import { SinglePurchase } from './SinglePurchase.tsx';
import type { Purchases } from './usePurchases.ts';
import { usePurchases } from './usePurchases.ts';

const NoPurchases = () => {
  const t = useTranslate();
  return (
    <EmptyState
      illustration="cart"
      title={t('panel.purchases.empty')}
      action={<ButtonLink variant="line" to="/allcourses" text="panel.classroom.browse" />}
    />
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
          <PurchaseTable purchases={data} />
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
    <div className="bought-parts">
      <AllPurchases list={list} />
      <div hidden={isFirstLoad(list.purchases)}>
        <GiftOrders userId={userId} />
      </div>
    </div>
  );
};

/** Courses and gift cards, or the order in the address. */
export const PurchasesTab = ({ userId }: { userId: string }) => {
  const [searchParams] = useSearchParams();
  const order = searchParams.get('order');
  return (
    <div className="panel-body">
      {order ? <SinglePurchase order={order} /> : <PurchaseHistory userId={userId} />}
    </div>
  );
};
