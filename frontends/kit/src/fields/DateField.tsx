import { useI18n, useLanguage } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { type FocusEvent, type RefCallback, useId, useRef, useState } from 'react';
import { DayPart, MonthPart, type PartProps, YearPart } from './DatePart.tsx';
import styles from './date-field.module.css';
import { type DateParts, inferYear, joinDateParts, parseDateParts, yearsBetween } from './date-parts.ts';
import { FieldMessage, type FieldProps } from './Field.tsx';
import fieldStyles from './field.module.css';

type DatePartsProps = { value: string; onChange: (value: string) => void; min?: string; max?: string };

/** The state of the three parts, with one value for the form. A value that the form sets replaces the parts. */
const useDateParts = ({ value, onChange, min, max }: DatePartsProps) => {
  const [typed, setTyped] = useState(() => parseDateParts(value));
  // A year that the user selected is never changed: a date outside the span is reported as it is, and the form rejects it.
  const [isYearSelected, setIsYearSelected] = useState(false);
  const isOwn = joinDateParts(typed) === value;
  const parts = isOwn ? typed : parseDateParts(value);
  const write = (part: Partial<DateParts>): void => {
    const keepsYear = part.year === undefined ? isOwn && isYearSelected : part.year !== '';
    const all = { ...parts, ...part };
    const next = keepsYear ? all : inferYear(all, min, max);
    setIsYearSelected(keepsYear);
    setTyped(next);
    onChange(joinDateParts(next));
  };
  return { parts, write };
};

type Props = FieldProps & {
  /** `2026-11-21`. Incomplete and impossible dates are passed to `onChange` as well, so that a form can reject them (`isCalendarDate`). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Inclusive. With both, a short span offers the years in a select, and the year is filled in if only one fits the day and month. */
  min?: string;
  max?: string;
  autoComplete?: 'bday';
  name?: string;
  ref?: RefCallback<HTMLElement>;
};

/** The order of the parts in each language: November 21, 2026 and ২১ নভেম্বর ২০২৬. */
const partOrders = { en: ['month', 'day', 'year'], bn: ['day', 'month', 'year'] } as const;
const partComponents = { day: DayPart, month: MonthPart, year: YearPart } as const satisfies Record<
  keyof DateParts,
  unknown
>;

const useHint = ({ hint, min, max }: Props) => {
  const { t, format } = useI18n();
  if (hint || !min || !max) return hint;
  return t('kit.date.between', { from: format.date(noonInDhaka(min)), to: format.date(noonInDhaka(max)) });
};

type PartsProps = { field: Props; control: PartProps['control'] };

/** The form's `ref` is on the first part, which gets the focus on an error. */
const DateParts = ({ field, control }: PartsProps) => {
  const { min, max, autoComplete, ref } = field;
  const { parts, write } = useDateParts(field);
  const years = yearsBetween(min, max);
  return (
    <div className={styles.parts}>
      {partOrders[useLanguage()].map((name, at) => {
        const Part = partComponents[name];
        return (
          <Part
            key={name}
            years={years}
            value={parts[name]}
            write={write}
            control={control}
            autoComplete={autoComplete && `${autoComplete}-${name}`}
            ref={at === 0 ? ref : undefined}
          />
        );
      })}
    </div>
  );
};

/**
 * A date field with three parts, in the language and digits of the page. `<input type="date">` always uses the
 * browser's language. With react-hook-form use `FormDateField`.
 */
export const DateField = (props: Props) => {
  const { label, error, name, onBlur } = props;
  const messageId = useId();
  const hint = useHint(props);
  const group = useRef<HTMLFieldSetElement>(null);
  const handleBlur = (event: FocusEvent): void => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };
  const control = {
    onBlur: handleBlur,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || hint ? messageId : undefined,
  };
  return (
    <fieldset ref={group} className={`${fieldStyles.field} ${styles.group}`} name={name}>
      <legend className={fieldStyles.label}>{label}</legend>
      <DateParts field={props} control={control} />
      <FieldMessage id={messageId} error={error} hint={hint} />
    </fieldset>
  );
};
