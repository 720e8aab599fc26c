import { type ApiSchemas, useI18n } from '@sargam/kit';
import { Figure } from '../../shared/Figure.tsx';
import { sumSales } from './sales-totals.ts';

type Props = { sales: readonly ApiSchemas['InstructorSale'][]; lifetime: number };

/** Sales and share in the date range, and the share of all time. */
export const SalesFigures = ({ sales, lifetime }: Props) => {
  const { t, format } = useI18n();
  const { net, share, reversed } = sumSales(sales);
  return (
    <dl className="kpis">
      <Figure
        name={t('panel.analytics.sold')}
        value={format.money(net)}
        text={t('panel.analytics.courses', { count: sales.length })}
      />
      <Figure
        name={t('panel.analytics.share')}
        value={format.money(share)}
        text={
          reversed > 0
            ? t('panel.analytics.share_refunded', { amount: format.money(reversed) })
            : t('panel.analytics.share_text')
        }
      />
      <Figure
        name={t('panel.analytics.lifetime')}
        value={format.money(lifetime)}
        text={t('panel.analytics.lifetime_text')}
      />
    </dl>
  );
};
