import { useFormat, useText, type Wire } from '@sargam/kit';
import { totalsOf } from './totals.ts';

type Props = { sales: readonly Wire['InstructorSale'][]; lifetime: number };

const Figure = ({ name, value, text }: { name: string; value: string; text: string }) => (
  <div className="kpi">
    <dt className="sm muted">{name}</dt>
    <dd>
      <span className="v">{value}</span>
      <span className="sm faint">{text}</span>
    </dd>
  </div>
);

/** Sold and earned in the dates, and earned in all. */
export const Figures = ({ sales, lifetime }: Props) => {
  const t = useText();
  const format = useFormat();
  const { net, share } = totalsOf(sales);
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
        text={t('panel.analytics.share_text')}
      />
      <Figure
        name={t('panel.analytics.lifetime')}
        value={format.money(lifetime)}
        text={t('panel.analytics.lifetime_text')}
      />
    </dl>
  );
};
