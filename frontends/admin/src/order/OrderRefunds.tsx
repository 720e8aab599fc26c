import { useState } from 'react';
import type { AdminRefund, BillRecord } from './order-record.ts';
import { RefundDecision, type RefundDecisionKind } from './RefundDecision.tsx';
import { refundColumns } from './refund-columns.tsx';
import { TableSection } from './TableSection.tsx';

/** The refunds of an order or a store order with their decisions. Not shown while there is none. */
export const OrderRefunds = ({ record }: { record: BillRecord }) => {
  const [open, setOpen] = useState<{ refund: AdminRefund; kind: RefundDecisionKind }>();
  return (
    <>
      <TableSection
        title="admin.menu.refunds"
        columns={refundColumns(record.refundAttempts, (refund, kind) => setOpen({ refund, kind }))}
        rows={record.refunds}
        rowKey={({ _id }) => _id}
      />
      {open && (
        <RefundDecision
          {...open}
          wasSent={record.refundAttempts.some(({ refund }) => refund === open.refund._id)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
