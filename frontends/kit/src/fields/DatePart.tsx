import { localizeDigits, toAsciiDigits, useLanguage, useTranslate } from '@sargam/kit';
import { monthNames } from '@sargam/kit/format';
import type { FocusEvent, RefCallback } from 'react';
import styles from './date-field.module.css';
import type { DateParts } from './date-parts.ts';
import type { ControlProps } from './Field.tsx';
import fieldStyles from './field.module.css';

export type PartProps = {
  value: string;
  write: (part: Partial<DateParts>) => void;
  control: Omit<ControlProps, 'id'> & { onBlur: (event: FocusEvent) => void };
  /** The years of the select; empty for a typed year. */
  years: readonly string[];
  autoComplete?: string;
  ref?: RefCallback<HTMLElement>;
};

type ControlPropsWithLabel = Omit<PartProps, 'write' | 'years'> & {
  label: string;
  onWrite: (digits: string) => void;
};

/** Accepts ASCII and Bengali digits, shows the digits of the page's language. */
const DigitsInput = ({
  label,
  maxDigits,
  value,
  onWrite,
  control,
  ...rest
}: ControlPropsWithLabel & { maxDigits: number }) => (
  <input
    {...rest}
    {...control}
    className={fieldStyles.input}
    inputMode="numeric"
    aria-label={label}
    placeholder={label}
    value={localizeDigits(value, useLanguage())}
    onChange={({ target }) => onWrite(toAsciiDigits(target.value).replace(/\D/g, '').slice(0, maxDigits))}
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
    className={`${fieldStyles.input} ${fieldStyles.select} ${value ? '' : styles.unset}`}
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
  <DigitsInput
    {...rest}
    label={useTranslate()('kit.date.day')}
    maxDigits={2}
    onWrite={(day) => write({ day })}
  />
);

export const MonthPart = ({ write, years: _, ...rest }: PartProps) => {
  const choices = monthNames(useLanguage()).map((shown, at) => ({ value: String(at + 1), shown }));
  const label = useTranslate()('kit.date.month');
  return <PartSelect {...rest} label={label} choices={choices} onWrite={(month) => write({ month })} />;
};

/** A select for a few years, else a text input. */
export const YearPart = ({ write, years, ...rest }: PartProps) => {
  const language = useLanguage();
  const props = {
    ...rest,
    label: useTranslate()('kit.date.year'),
    onWrite: (year: string) => write({ year }),
  };
  const choices = years.map((year) => ({ value: year, shown: localizeDigits(year, language) }));
  return choices.length > 0 ? (
    <PartSelect {...props} choices={choices} />
  ) : (
    <DigitsInput {...props} maxDigits={4} />
  );
};
