import { attemptColumns } from './attempt-columns.tsx';
import { historyColumns } from './history-columns.tsx';
import type { BillRecord } from './order-record.ts';
import { TableSection } from './TableSection.tsx';

/** The payment attempts and every state of an order or of a store order. */
export const BillHistory = ({ record }: { record: BillRecord }) => (
  <>
    <TableSection
      title="admin.order.attempts"
      columns={attemptColumns}
      rows={record.attempts}
      rowKey={({ tran_id }) => tran_id}
    />
    <TableSection
      title="admin.order.history"
      columns={historyColumns}
      rows={record.history}
      rowKey={({ at, action, reason }) => `${at} ${action} ${reason}`}
    />
  </>
);
