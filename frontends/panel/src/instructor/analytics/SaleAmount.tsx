import { type ApiSchemas, Badge, useFormat, useTranslate } from '@sargam/kit';
import { shareAfterRefunds } from './sales-totals.ts';

/** The instructor's share. For a refunded sale: the share after refunds and the original share. */
export const SaleAmount = ({ sale }: { sale: ApiSchemas['InstructorSale'] }) => {
  const t = useTranslate();
  const format = useFormat();
  const { amount, reversed } = sale;
  const remaining = shareAfterRefunds(sale);
  if (reversed === 0) return <span className="b nowrap">{format.money(amount)}</span>;
  return (
    <span className="sale-left">
      <span className="b nowrap">{format.money(remaining)}</span>
      <s className="xs faint nowrap">
        <span className="vh">{t('panel.analytics.was')} </span>
        {format.money(amount)}
      </s>
      <Badge kind="info" icon={null}>
        {t(remaining === 0 ? 'panel.analytics.refunded' : 'panel.analytics.partly')}
      </Badge>
    </span>
  );
};
