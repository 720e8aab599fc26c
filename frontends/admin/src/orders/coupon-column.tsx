import { type ApiSchemas, typography, useTranslate } from '@sargam/kit';
import { EmptyCell, type TableColumn } from '../table/index.ts';

type Coupon = ApiSchemas['CouponOfOrder'] | null;

/** The code of a coupon and its discount. */
export const CouponCell = ({ cupon }: { cupon: Coupon }) => {
  const t = useTranslate();
  if (!cupon) return <EmptyCell />;
  return (
    <>
      <span lang="en">{cupon.code}</span>{' '}
      <span className={`${typography.faint} ${typography.noWrap}`}>
        {t('kit.price.off', { percent: cupon.discount })}
      </span>
    </>
  );
};

/** The coupon of an order. */
export const couponColumn = <Row,>(couponOf: (row: Row) => Coupon): TableColumn<Row> => ({
  key: 'coupon',
  header: 'admin.orders.col.coupon',
  cell: (row) => <CouponCell cupon={couponOf(row)} />,
  value: (row) => couponOf(row)?.code ?? '',
});
