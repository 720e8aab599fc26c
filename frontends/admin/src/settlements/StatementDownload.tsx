import { Button, Text, useI18n, useLanguage } from '@sargam/kit';
import { MonthField } from '@sargam/kit/fields';
import { dateInDhaka, previousMonth } from '@sargam/kit/format';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import analyticsStyles from '../analytics/analytics.module.css';
import { useFileDownload } from '../page/useFileDownload.ts';
import settlementStyles from './settlements.module.css';

const MONTHS = 36;
const types = { pdf: 'application/pdf', csv: 'text/csv' } as const;

/** The statement of a month: earnings, reversals and payouts between the opening and the closing balance. */
export const StatementDownload = ({ instructorId }: { instructorId: string }) => {
  const { t } = useI18n();
  const id = useId();
  const language = useLanguage();
  const [month, setMonth] = useState(() => previousMonth(dateInDhaka()));
  const { isBusy, save } = useFileDownload();
  return (
    <section className={analyticsStyles.section} aria-labelledby={id}>
      <h2 id={id}>
        <Text id="admin.statement.title" />
      </h2>
      <div className={settlementStyles.statement}>
        <MonthField label={t('admin.statement.month')} value={month} onChange={setMonth} count={MONTHS} />
        {(['pdf', 'csv'] as const).map((type) => (
          <Button
            key={type}
            variant="line"
            busy={isBusy}
            icon={<IconDownload aria-hidden />}
            onClick={() =>
              save({
                path: `/instructor/statement/${instructorId}/${month}?lang=${language}`,
                type: types[type],
                name: `statement-${month}.${type}`,
              })
            }
            text={`admin.statement.${type}`}
          />
        ))}
      </div>
    </section>
  );
};
