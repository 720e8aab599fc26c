import { type ApiSchemas, typography, useTranslate } from '@sargam/kit';
import { EmptyCell } from '../table/index.ts';

type Props = { cupon: ApiSchemas['CouponOfOrder'] | null };

/** The code of a coupon and its discount. */
export const CouponCell = ({ cupon }: Props) => {
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
