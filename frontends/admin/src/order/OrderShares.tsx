import { type ApiSchemas, Text, typography } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { EmptyCell, MoneyCell, PlainTable, type TableColumn } from '../table/index.ts';
import orderStyles from './order.module.css';
import type { OrderRecord } from './order-record.ts';

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
  { key: 'course', header: 'admin.analytics.course', narrow: 'full', cell: ({ course }) => course },
  {
    key: 'paid',
    header: 'admin.order.paid',
    numeric: true,
    cell: ({ paid }) => <MoneyCell taka={paid} />,
  },
  { key: 'net', header: 'admin.order.net', numeric: true, cell: ({ net }) => <MoneyCell taka={net} /> },
  {
    key: 'share',
    header: 'admin.analytics.share',
    numeric: true,
    cell: ({ share }) => <MoneyCell taka={share} />,
  },
  {
    key: 'cut',
    header: 'admin.analytics.cut',
    numeric: true,
    cell: ({ sargamCut }) => <MoneyCell taka={sargamCut} />,
  },
  {
    key: 'reversed',
    header: 'admin.analytics.reversed',
    numeric: true,
    cell: ({ reversed }) => (reversed > 0 ? <MoneyCell taka={-reversed} /> : <EmptyCell />),
  },
];

/** What each instructor and Sargam get of an order. Not shown before the payment. */
export const OrderShares = ({ sales }: Pick<OrderRecord, 'sales'>) => {
  if (sales?.rows.length === 0) return null;
  return (
    <section className={orderStyles.section}>
      <h2>
        <Text id="admin.order.shares" />
      </h2>
      {sales ? (
        <PlainTable
          caption="admin.order.shares"
          columns={columns}
          rows={sales.rows}
          rowKey={({ courseId }) => courseId}
        />
      ) : (
        <p className={typography.muted}>
          <Text id="admin.order.shares_late" />
        </p>
      )}
    </section>
  );
};
