import { type ApiSchemas, Text, typography } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { linkColumn, moneyColumn, reversedColumn, type TableColumn } from '../table/index.ts';
import orderStyles from './order.module.css';
import type { OrderRecord } from './order-record.ts';
import { TableSection } from './TableSection.tsx';

type Sale = ApiSchemas['RecordedSale'];

const columns: TableColumn<Sale>[] = [
  {
    key: 'instructor',
    header: 'admin.analytics.instructor',
    cell: ({ instructorId, instructorName }) => (
      <ScreenLink to={`/admin/instructor/${instructorId}`} className={typography.bold}>
        {instructorName || instructorId}
      </ScreenLink>
    ),
  },
  linkColumn({
    key: 'course',
    header: 'admin.analytics.course',
    narrow: 'full',
    to: ({ courseId }) => `/admin/course/analytics/${courseId}`,
    text: ({ course, courseId }) => course || courseId,
  }),
  moneyColumn({ key: 'paid', header: 'admin.order.paid', taka: ({ paid }) => paid }),
  moneyColumn({ key: 'net', header: 'admin.order.net', taka: ({ net }) => net }),
  moneyColumn({ key: 'share', header: 'admin.analytics.share', taka: ({ share }) => share }),
  moneyColumn({ key: 'cut', header: 'admin.analytics.cut', taka: ({ sargamCut }) => sargamCut }),
  reversedColumn(),
];

/** What each instructor and Sargam get of an order. Not shown before the payment. */
export const OrderShares = ({ sales }: Pick<OrderRecord, 'sales'>) => {
  if (sales)
    return (
      <TableSection
        title="admin.order.shares"
        columns={columns}
        rows={sales.rows}
        rowKey={({ courseId }) => courseId}
      />
    );
  return (
    <section className={orderStyles.section}>
      <h2>
        <Text id="admin.order.shares" />
      </h2>
      <p className={typography.muted}>
        <Text id="admin.order.shares_late" />
      </p>
    </section>
  );
};
