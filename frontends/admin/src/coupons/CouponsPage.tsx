import { api, apiGet, Badge, Button, ButtonLink, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CardList } from '../cards/CardList.tsx';
import { FactCard } from '../cards/FactCard.tsx';
import { DeleteDialog, useAction } from '../form/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CsvButton, useList, useListState } from '../table/index.ts';
import { type Coupon, couponBadges, couponState } from './coupon-state.ts';

type CardProps = { coupon: Coupon; today: string; onDelete: () => void };

const CouponCard = ({ coupon, today, onDelete }: CardProps) => {
  const { t, format } = useI18n();
  const { cuponCode, discount, expireDate, presentCount, useLimit } = coupon;
  const state = couponState(coupon, today);
  return (
    <FactCard
      title={<span lang="en">{cuponCode}</span>}
      badge={<Badge kind={couponBadges[state]} text={`admin.coupon.state.${state}`} />}
      facts={[
        { label: t('admin.coupon.discount'), value: t('kit.price.off', { percent: discount }) },
        { label: t('admin.coupon.expiry'), value: format.shortDate(noonInDhaka(expireDate)) },
        { label: t('admin.coupon.used'), value: format.count(presentCount) },
        { label: t('admin.coupon.limit'), value: format.count(useLimit) },
      ]}
      actions={<Button variant="line" size="small" onClick={onDelete} text="admin.delete" />}
    />
  );
};

export default function CouponsPage() {
  const { t } = useI18n();
  const list = useListState({ pageSize: 12 });
  const result = useList(apiGet('/cart/cupon/list', { query: list.query }));
  const [asked, setAsked] = useState<Coupon>();
  const remove = useAction(
    ({ _id: id }: Coupon) => api.POST('/cart/cupondelete/{id}', { params: { path: { id } } }),
    { saved: 'admin.coupon.deleted', refresh: '/cart/cupon' },
  );
  const add = <ButtonLink to="/cupon" icon={<IconPlus aria-hidden />} text="admin.menu.coupon_create" />;
  return (
    <ScreenPage
      title="admin.menu.coupons"
      actions={
        <>
          <CsvButton url={result.url} name="sargam-coupons" />
          {add}
        </>
      }
    >
      <CardList
        list={list}
        result={result}
        rowKey={({ _id }) => _id}
        card={(coupon) => (
          <CouponCard coupon={coupon} today={list.dates.today} onDelete={() => setAsked(coupon)} />
        )}
        emptyAction={add}
      />
      <DeleteDialog
        row={asked}
        title={t('admin.coupon.delete_title', { code: asked?.cuponCode ?? '' })}
        text={t('admin.coupon.delete_text')}
        remove={remove}
        onClose={() => setAsked(undefined)}
      />
    </ScreenPage>
  );
}
