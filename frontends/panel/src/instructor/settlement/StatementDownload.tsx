import { Button, typography, useI18n, useLanguage } from '@sargam/kit';
import { MonthField } from '@sargam/kit/fields';
import { dateInDhaka, previousMonth } from '@sargam/kit/format';
import { IconFileTypeCsv, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import panelStyles from '../../shared/panel.module.css';
import { useFileDownload } from '../../shared/useFileDownload.ts';
import styles from './settlement.module.css';

const MONTHS = 60;
const types = { pdf: 'application/pdf', csv: 'text/csv' } as const;
const icons = { pdf: <IconFileTypePdf aria-hidden />, csv: <IconFileTypeCsv aria-hidden /> };

/** The statement of a month: earnings, refunds and payouts between the opening and the closing balance. */
export const StatementDownload = ({ instructor }: { instructor: string }) => {
  const { t } = useI18n();
  const language = useLanguage();
  const [month, setMonth] = useState(() => previousMonth(dateInDhaka()));
  const { isBusy, save } = useFileDownload();
  const download = (type: 'pdf' | 'csv'): void =>
    save({
      path: `/instructor/statement/${instructor}/${month}?lang=${language}`,
      type: types[type],
      name: `statement-${month}.${type}`,
    });
  return (
    <section aria-labelledby="statement">
      <div className={panelStyles.sectionHead}>
        <h2 id="statement">{t('panel.settlement.statement')}</h2>
      </div>
      <p className={typography.muted}>{t('panel.settlement.statement_text')}</p>
      <div className={styles.statement}>
        <MonthField label={t('panel.settlement.month')} value={month} onChange={setMonth} count={MONTHS} />
        {(['pdf', 'csv'] as const).map((type) => (
          <Button
            key={type}
            variant="line"
            busy={isBusy}
            icon={icons[type]}
            aria-label={t(`panel.settlement.${type}_label`)}
            onClick={() => download(type)}
            text={`panel.settlement.${type}`}
          />
        ))}
      </div>
    </section>
  );
};
