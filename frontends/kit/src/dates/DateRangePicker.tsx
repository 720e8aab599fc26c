import './date-range-picker.css';
import { buttonStyles, formatDate, Menu, useLanguage, useTranslate } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import Calendar from 'react-calendar';
import { useRovingTiles } from './useRovingTiles.ts';

/** Inclusive on both ends, `YYYY-MM-DD` in Dhaka's time zone. */
export type DateRange = { from: string; to: string };
type Props = { value: DateRange; onChange: (range: DateRange) => void; label: string; max?: string };

// The calendar counts days in the time zone of the device. Its ranges end with the last millisecond of a day.
const toLocalDate = (day: string): Date => new Date(`${day}T00:00:00`);
const toLocalDayEnd = (day: string): Date => new Date(`${day}T23:59:59.999`);
/** The Swedish format is `YYYY-MM-DD`. */
const toDay = (date: Date): string => date.toLocaleDateString('sv-SE');

/** The arrow keys move the focus between the enabled days, months or years of the visible page. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const calendar = event.currentTarget;
  const columns = calendar.querySelector('.react-calendar__month-view') ? 7 : 3;
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  };
  const step = steps[event.key];
  const tiles = [...calendar.querySelectorAll<HTMLElement>('.react-calendar__tile:enabled')];
  const index = tiles.findIndex((tile) => tile === document.activeElement);
  if (!step || index < 0) return;
  event.preventDefault();
  tiles[index + step]?.focus();
};

/** One Tab stop with the arrow keys inside. */
const CalendarKeys = ({ label, children }: { label: string; children: ReactNode }) => {
  const calendar = useRef<HTMLDivElement>(null);
  useRovingTiles(calendar);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/prefer-tag-over-role -- the buttons inside take the keys, and they belong to no form
    <div role="group" aria-label={label} ref={calendar} onKeyDown={moveFocus}>
      {children}
    </div>
  );
};

/** A button that shows the date range and opens a calendar. `onChange` is called when both ends are selected. */
export const DateRangePicker = ({ value, onChange, label, max }: Props) => {
  const t = useTranslate();
  const language = useLanguage();
  const formatDay = (day: string): string => formatDate(noonInDhaka(day), language);
  const rangeText = `${formatDay(value.from)} – ${formatDay(value.to)}`;
  return (
    <Menu
      className={`${buttonStyles.button} ${buttonStyles.line}`}
      label={`${label}: ${rangeText}`}
      button={rangeText}
    >
      {(close) => (
        <CalendarKeys label={label}>
          <Calendar
            selectRange
            defaultValue={[toLocalDate(value.from), toLocalDayEnd(value.to)]}
            defaultActiveStartDate={toLocalDate(value.to)}
            maxDate={max ? toLocalDate(max) : undefined}
            locale={language === 'bn' ? 'bn-BD' : 'en-US'}
            // The week starts on Sunday and the weekend is Friday and Saturday.
            calendarType="hebrew"
            minDetail="decade"
            prev2Label={null}
            next2Label={null}
            prevAriaLabel={t('kit.pages.previous')}
            nextAriaLabel={t('kit.pages.next')}
            navigationAriaLive="polite"
            formatLongDate={(_, date) => formatDay(toDay(date))}
            onChange={(range) => {
              const [from, to] = Array.isArray(range) ? range : [];
              if (!from || !to) return;
              onChange({ from: toDay(from), to: toDay(to) });
              close();
            }}
          />
        </CalendarKeys>
      )}
    </Menu>
  );
};
