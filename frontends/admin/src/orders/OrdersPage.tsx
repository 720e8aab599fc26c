import { Button, layout, useDocumentTitle, useTranslate } from '@sargam/kit';
import { IconCopy, IconFileTypeCsv } from '@tabler/icons-react';
import type { DateRange } from './date-range.ts';
import { OrderFilterBar } from './OrderFilterBar.tsx';
import { OrderList } from './OrderList.tsx';
import styles from './orders.module.css';
import type { OrderKind } from './orders-query.ts';
import { useOrderExport } from './useOrderExport.ts';
import { useOrderFilter } from './useOrderFilter.ts';
import { WaitingImports } from './WaitingImports.tsx';

const OrderExport = ({ kind, range }: { kind: OrderKind; range: DateRange }) => {
  const { busy, copy, save } = useOrderExport(kind, range);
  return (
    <div className={layout.row}>
      <Button
        variant="line"
        size="small"
        busy={busy === 'copy'}
        icon={<IconCopy aria-hidden />}
        onClick={copy}
        text="admin.export.copy"
      />
      <Button
        variant="line"
        size="small"
        busy={busy === 'csv'}
        icon={<IconFileTypeCsv aria-hidden />}
        onClick={save}
        text="admin.export.csv"
      />
    </div>
  );
};

const titles = { all: 'admin.menu.orders', paid: 'admin.menu.orders_paid' } as const;

export default function OrdersPage({ kind }: { kind: OrderKind }) {
  const t = useTranslate();
  const filter = useOrderFilter();
  useDocumentTitle(t(titles[kind]));
  return (
    <>
      <div className={styles.pageHead}>
        <h1>{t(titles[kind])}</h1>
        <OrderExport kind={kind} range={filter.range} />
      </div>
      {kind === 'all' && <WaitingImports />}
      <OrderFilterBar {...filter} />
      <OrderList kind={kind} filter={filter} caption={titles[kind]} />
    </>
  );
}
