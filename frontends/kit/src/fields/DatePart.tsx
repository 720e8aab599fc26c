import { localizeDigits, toAsciiDigits, useLanguage, useTranslate } from '@sargam/kit';
import { monthNames } from '@sargam/kit/format';
import type { FocusEvent, RefCallback } from 'react';
import type { DateParts } from './date-parts.ts';
import type { ControlProps } from './Field.tsx';

export type PartProps = {
  value: string;
  write: (part: Partial<DateParts>) => void;
  control: Omit<ControlProps, 'id'> & { onBlur: (event: FocusEvent) => void };
  /** To pick from; none where a year is typed. */
  years: readonly string[];
  autoComplete?: string;
  ref?: RefCallback<HTMLElement>;
};

type ControlPropsWithLabel = Omit<PartProps, 'write' | 'years'> & {
  label: string;
  onWrite: (digits: string) => void;
};

/** Digits in either script, shown in the page's. */
const DigitsInput = ({
  label,
  most,
  value,
  onWrite,
  control,
  ...rest
}: ControlPropsWithLabel & { most: number }) => (
  <input
    {...rest}
    {...control}
    className="in"
    inputMode="numeric"
    aria-label={label}
    placeholder={label}
    value={localizeDigits(value, useLanguage())}
    onChange={({ target }) => onWrite(toAsciiDigits(target.value).replace(/\D/g, '').slice(0, most))}
  />
);

type Choice = { value: string; shown: string };

const PartSelect = ({
  label,
  choices,
  value,
  onWrite,
  control,
  ...rest
}: ControlPropsWithLabel & { choices: Choice[] }) => (
  <select
    {...rest}
    {...control}
    className={`in select ${value ? '' : 'date-unset'}`}
    aria-label={label}
    value={value}
    onChange={({ target }) => onWrite(target.value)}
  >
    <option value="">{label}</option>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.shown}
      </option>
    ))}
  </select>
);

export const DayPart = ({ write, years: _, ...rest }: PartProps) => (
  <DigitsInput {...rest} label={useTranslate()('kit.date.day')} most={2} onWrite={(day) => write({ day })} />
);

export const MonthPart = ({ write, years: _, ...rest }: PartProps) => {
  const choices = monthNames(useLanguage()).map((shown, at) => ({ value: String(at + 1), shown }));
  const label = useTranslate()('kit.date.month');
  return <PartSelect {...rest} label={label} choices={choices} onWrite={(month) => write({ month })} />;
};

/** Typed; picked where there are few. */
export const YearPart = ({ write, years, ...rest }: PartProps) => {
  const language = useLanguage();
  const all = { ...rest, label: useTranslate()('kit.date.year'), onWrite: (year: string) => write({ year }) };
  const choices = years.map((year) => ({ value: year, shown: localizeDigits(year, language) }));
  return choices.length > 0 ? <PartSelect {...all} choices={choices} /> : <DigitsInput {...all} most={4} />;
};
