import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';
import { formatDate, localizeDigits, Menu, useLanguage, useTranslate } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { MantineRoot } from '../mantine/index.tsx';

/** Inclusive on both ends, `YYYY-MM-DD` in Dhaka's time zone. */
export type DateRange = { from: string; to: string };
type Props = { value: DateRange; onChange: (range: DateRange) => void; label: string; max?: string };

const monthName = (date: string, language: 'en' | 'bn'): string =>
  new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );

/** A button that shows the date range and opens a calendar. `onChange` is called when both ends are selected. */
export const DateRangePicker = ({ value, onChange, label, max }: Props) => {
  const t = useTranslate();
  const language = useLanguage();
  const rangeText = `${formatDate(noonInDhaka(value.from), language)} – ${formatDate(noonInDhaka(value.to), language)}`;
  return (
    <Menu className="btn line" label={`${label}: ${rangeText}`} button={rangeText}>
      {(close) => (
        <MantineRoot>
          <DatePicker
            size="md"
            type="range"
            allowSingleDateInRange
            defaultValue={[value.from, value.to]}
            defaultDate={value.to}
            maxDate={max}
            ariaLabels={{ nextMonth: t('kit.pages.next'), previousMonth: t('kit.pages.previous') }}
            firstDayOfWeek={0}
            weekendDays={[5, 6]}
            monthLabelFormat={(date) =>
              `${monthName(date, language)} ${localizeDigits(date.slice(0, 4), language)}`
            }
            yearLabelFormat={(date) => localizeDigits(date.slice(0, 4), language)}
            weekdayFormat={(date) =>
              new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-US', {
                weekday: 'short',
                timeZone: 'UTC',
              }).format(new Date(date))
            }
            getDayProps={(date) => ({ 'aria-label': formatDate(noonInDhaka(date), language) })}
            renderDay={(date) => localizeDigits(Number(date.slice(8, 10)), language)}
            onChange={([from, to]) => {
              if (!from || !to) return;
              onChange({ from, to });
              close();
            }}
          />
        </MantineRoot>
      )}
    </Menu>
  );
};
