import { Skeleton, useParams } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { AuditSection } from '../audit/index.ts';
import { QueryPart } from '../page/QueryPart.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { BillHistory } from './BillHistory.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { OrderShares } from './OrderShares.tsx';
import { orderRecordQuery } from './order-record.ts';

/** An order with everything that happened to it, and what an admin may do about its money. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const record = useQuery(orderRecordQuery(id));
  return (
    <ScreenPage title="admin.menu.order_detail">
      <QueryPart query={record} loading={<Skeleton height={240} count={3} />}>
        {(order) => (
          <>
            <OrderActions order={order} />
            <OrderFacts order={order} />
            <OrderLines lines={order.lines} />
            <OrderShares sales={order.sales} />
            <OrderRefunds record={order.record} />
            <BillHistory record={order.record} />
          </>
        )}
      </QueryPart>
      <AuditSection targetKind="order" targetId={id} />
    </ScreenPage>
  );
}
