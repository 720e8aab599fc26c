import { type ApiSchemas, isTier, Text, TierBadge, typography } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { moneyColumn, type TableColumn } from '../table/index.ts';
import { TableSection } from './TableSection.tsx';

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
  moneyColumn({ key: 'price', header: 'admin.order.price', taka: ({ price }) => price }),
  moneyColumn({ key: 'wallet', header: 'admin.order.amount.wallet', taka: ({ wallet }) => wallet }),
  moneyColumn({ key: 'discount', header: 'admin.order.amount.discount', taka: ({ discount }) => discount }),
  moneyColumn({ key: 'payable', header: 'admin.order.amount.payable', taka: ({ payable }) => payable }),
];

/** The courses of an order, each with its part of wallet, voucher and card. */
export const OrderLines = ({ lines }: { lines: Line[] }) => (
  <TableSection
    title="admin.order.lines"
    columns={columns}
    rows={lines}
    rowKey={({ courseId }) => courseId}
  />
);
