import { apiGet, Skeleton } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { AuditSection } from '../audit/index.ts';
import { BillHistory } from '../order/BillHistory.tsx';
import { OrderRefunds } from '../order/OrderRefunds.tsx';
import { QueryPart } from '../page/QueryPart.tsx';

/** Refunds, payment attempts and every state of a store order, and what staff changed. */
export const StoreOrderRecord = ({ orderId }: { orderId: string }) => {
  const record = useQuery(apiGet('/store/order/{id}/record', { path: { id: orderId } }));
  return (
    <>
      <QueryPart query={record} loading={<Skeleton height={220} />}>
        {(loaded) => (
          <>
            <OrderRefunds record={loaded} />
            <BillHistory record={loaded} />
          </>
        )}
      </QueryPart>
      <AuditSection targetId={orderId} />
    </>
  );
};
