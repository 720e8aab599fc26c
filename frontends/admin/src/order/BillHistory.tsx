import { Text } from '@sargam/kit';
import { PlainTable } from '../table/index.ts';
import { attemptColumns } from './attempt-columns.tsx';
import { historyColumns } from './history-columns.tsx';
import orderStyles from './order.module.css';
import type { BillRecord } from './order-record.ts';

/** The payment attempts and every state of an order or of a store order. */
export const BillHistory = ({ record }: { record: BillRecord }) => (
  <>
    {record.attempts.length > 0 && (
      <section className={orderStyles.section}>
        <h2>
          <Text id="admin.order.attempts" />
        </h2>
        <PlainTable
          caption="admin.order.attempts"
          columns={attemptColumns}
          rows={record.attempts}
          rowKey={({ tran_id }) => tran_id}
        />
      </section>
    )}
    {record.history.length > 0 && (
      <section className={orderStyles.section}>
        <h2>
          <Text id="admin.order.history" />
        </h2>
        <PlainTable
          caption="admin.order.history"
          columns={historyColumns}
          rows={record.history}
          rowKey={({ at, action, reason }) => `${at} ${action} ${reason}`}
        />
      </section>
    )}
  </>
);
