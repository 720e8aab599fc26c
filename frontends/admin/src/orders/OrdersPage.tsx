import './orders.css';
import { useDocumentTitle, useTranslate } from '@sargam/kit';
import type { OrderKind } from './fetch-orders.ts';
import { OrderExport } from './OrderExport.tsx';
import { OrderFilterBar } from './OrderFilterBar.tsx';
import { OrderList } from './OrderList.tsx';
import { useOrderFilter } from './useOrderFilter.ts';

const titles = { all: 'admin.menu.orders', paid: 'admin.menu.orders_paid' } as const;

export default function OrdersPage({ kind }: { kind: OrderKind }) {
  const t = useTranslate();
  const filter = useOrderFilter();
  const title = t(titles[kind]);
  useDocumentTitle(title);
  return (
    <>
      <div className="page-head">
        <h1>{title}</h1>
        <OrderExport kind={kind} days={filter.days} />
      </div>
      <OrderFilterBar {...filter} />
      <OrderList kind={kind} filter={filter} caption={title} />
    </>
  );
}
