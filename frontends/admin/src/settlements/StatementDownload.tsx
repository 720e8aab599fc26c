import { Button, Text, useI18n, useLanguage } from '@sargam/kit';
import { SelectField } from '@sargam/kit/fields';
import { localizeDigits, monthNames, previousMonth, recentMonths } from '@sargam/kit/format';
import { IconDownload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import analyticsStyles from '../analytics/analytics.module.css';
import { useFileDownload } from '../page/useFileDownload.ts';
import { useToday } from '../table/useToday.ts';
import settlementStyles from './settlements.module.css';

const MONTHS = 36;
const types = { pdf: 'application/pdf', csv: 'text/csv' } as const;

/** The statement of a month: earnings, reversals and payouts between the opening and the closing balance. */
export const StatementDownload = ({ instructorId }: { instructorId: string }) => {
  const { t } = useI18n();
  const id = useId();
  const language = useLanguage();
  const today = useToday();
  const [month, setMonth] = useState(previousMonth(today));
  const { isBusy, save } = useFileDownload();
  const names = monthNames(language);
  const nameOf = (name: string): string =>
    `${names[Number(name.slice(5)) - 1]} ${localizeDigits(name.slice(0, 4), language)}`;
  return (
    <section className={analyticsStyles.section} aria-labelledby={id}>
      <h2 id={id}>
        <Text id="admin.statement.title" />
      </h2>
      <div className={settlementStyles.statement}>
        <SelectField
          label={t('admin.statement.month')}
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        >
          {recentMonths(today, MONTHS).map((name) => (
            <option key={name} value={name}>
              {nameOf(name)}
            </option>
          ))}
        </SelectField>
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
