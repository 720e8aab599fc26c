import { Badge, type Column, Table, useFormat, useText, type Wire } from '@sargam/kit';
import { IconTicket } from '@tabler/icons-react';
import { SaleAmount } from './SaleAmount.tsx';

type Sale = Wire['InstructorSale'];

const useColumns = (): Column<Sale>[] => {
  const t = useText();
  const format = useFormat();
  return [
    {
      key: 'order',
      head: t('panel.analytics.order'),
      cell: ({ orderId }) => (
        <span className="num sale-order" lang="en">
          {orderId}
        </span>
      ),
      stack: 'full',
    },
    { key: 'course', head: t('panel.analytics.course'), cell: ({ course }) => course, stack: 'full' },
    { key: 'buyer', head: t('panel.analytics.buyer'), cell: (sale) => sale.user_name },
    {
      key: 'coupon',
      head: t('panel.analytics.coupon'),
      cell: ({ coupon }) =>
        coupon ? (
          <Badge kind="ok" icon={<IconTicket aria-hidden />}>
            <span lang="en">{coupon.code}</span>
          </Badge>
        ) : (
          <span className="faint">{t('panel.analytics.no_coupon')}</span>
        ),
    },
    {
      key: 'date',
      head: t('panel.analytics.date'),
      cell: ({ date }) => <span className="num muted">{format.dateTime(date)}</span>,
    },
    {
      key: 'amount',
      head: t('panel.analytics.amount'),
      cell: (sale) => <SaleAmount sale={sale} />,
      numeric: true,
    },
  ];
};

export const SalesTable = ({ sales }: { sales: readonly Sale[] }) => {
  const t = useText();
  return (
    <Table
      columns={useColumns()}
      rows={sales}
      rowKey={({ _id }) => _id}
      caption={t('panel.analytics.sales')}
    />
  );
};
