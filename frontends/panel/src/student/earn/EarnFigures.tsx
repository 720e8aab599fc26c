import { type ApiSchemas, useFormat, useTranslate } from '@sargam/kit';
import { Figure } from '../../shared/Figure.tsx';

export const EarnFigures = ({
  referrals: { total, pending, earned },
}: {
  referrals: ApiSchemas['Referrals'];
}) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <dl className="kpis">
      <Figure name={t('panel.earn.earned')} value={format.money(earned)} text={t('panel.earn.earned_text')} />
      <Figure
        name={t('panel.earn.pending')}
        value={format.money(pending)}
        text={t('panel.earn.pending_text')}
      />
      <Figure name={t('panel.earn.joined')} value={format.count(total)} text={t('panel.earn.joined_text')} />
    </dl>
  );
};
