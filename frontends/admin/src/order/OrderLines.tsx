import { type ApiSchemas, isTier, Text, TierBadge, typography } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { MoneyCell, PlainTable, type TableColumn } from '../table/index.ts';
import orderStyles from './order.module.css';

type Line = ApiSchemas['RecordedLine'];

const columns: TableColumn<Line>[] = [
  {
    key: 'course',
    header: 'admin.analytics.course',
    narrow: 'full',
    cell: ({ courseId, title }) => (
      <ScreenLink to={`/admin/course/analytics/${courseId}`} className={typography.bold}>
        {title}
      </ScreenLink>
    ),
  },
  {
    key: 'tier',
    header: 'admin.order.tier',
    cell: ({ tier, kind }) => (
      <>
        {isTier(tier) && <TierBadge tier={tier} />} <Text id={`admin.order.kind.${kind}`} />
      </>
    ),
  },
  {
    key: 'price',
    header: 'admin.order.price',
    numeric: true,
    cell: ({ price }) => <MoneyCell taka={price} />,
  },
  {
    key: 'wallet',
    header: 'admin.order.amount.wallet',
    numeric: true,
    cell: ({ wallet }) => <MoneyCell taka={wallet} />,
  },
  {
    key: 'discount',
    header: 'admin.order.amount.discount',
    numeric: true,
    cell: ({ discount }) => <MoneyCell taka={discount} />,
  },
  {
    key: 'payable',
    header: 'admin.order.amount.payable',
    numeric: true,
    cell: ({ payable }) => <MoneyCell taka={payable} />,
  },
];

/** The courses of an order, each with its part of wallet, voucher and card. */
export const OrderLines = ({ lines }: { lines: Line[] }) => (
  <section className={orderStyles.section}>
    <h2>
      <Text id="admin.order.lines" />
    </h2>
    <PlainTable
      caption="admin.order.lines"
      columns={columns}
      rows={lines}
      rowKey={({ courseId }) => courseId}
    />
  </section>
);
