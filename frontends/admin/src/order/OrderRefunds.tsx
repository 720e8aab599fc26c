import { Text } from '@sargam/kit';
import { useState } from 'react';
import { PlainTable } from '../table/index.ts';
import orderStyles from './order.module.css';
import type { AdminRefund, BillRecord } from './order-record.ts';
import { RefundDecision, type RefundDecisionKind } from './RefundDecision.tsx';
import { refundColumns } from './refund-columns.tsx';

/** The refunds of an order or a store order with their decisions. Not shown while there is none. */
export const OrderRefunds = ({ record }: { record: BillRecord }) => {
  const [open, setOpen] = useState<{ refund: AdminRefund; kind: RefundDecisionKind }>();
  if (record.refunds.length === 0) return null;
  return (
    <section className={orderStyles.section}>
      <h2>
        <Text id="admin.menu.refunds" />
      </h2>
      <PlainTable
        caption="admin.menu.refunds"
        columns={refundColumns(record.refundAttempts, (refund, kind) => setOpen({ refund, kind }))}
        rows={record.refunds}
        rowKey={({ _id }) => _id}
      />
      {open && <RefundDecision {...open} onClose={() => setOpen(undefined)} />}
    </section>
  );
};
