import './date-field.css';
import { useFormat, useLanguage, useTranslate } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { IconAlertCircle } from '@tabler/icons-react';
import { type FocusEvent, type RefCallback, useId, useRef } from 'react';
import { DayPart, MonthPart, type PartProps, YearPart } from './DatePart.tsx';
import { type DateParts, yearsBetween } from './date-parts.ts';
import type { FieldProps } from './Field.tsx';
import { useDateParts } from './useDateParts.ts';

type Props = FieldProps & {
  /** `2026-11-21`; what is begun or in no calendar is told too, so that a form can refuse it (`isDay`). */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Both included. With both, few years are a choice, and the year follows from the day and month where it can. */
  min?: string;
  max?: string;
  autoComplete?: 'bday';
  name?: string;
  ref?: RefCallback<HTMLElement>;
};

/** As the language writes a date: November 21, 2026 and ২১ নভেম্বর ২০২৬. */
const partOrders = { en: ['month', 'day', 'year'], bn: ['day', 'month', 'year'] } as const;
const partComponents = { day: DayPart, month: MonthPart, year: YearPart } as const satisfies Record<
  keyof DateParts,
  unknown
>;

const useHint = ({ hint, min, max }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  if (hint || !min || !max) return hint;
  return t('kit.date.between', { from: format.date(noonInDhaka(min)), to: format.date(noonInDhaka(max)) });
};

type PartsProps = { field: Props; control: PartProps['control'] };

/** A form puts the focus into the part that the language writes first. */
const DateParts = ({ field, control }: PartsProps) => {
  const { min, max, autoComplete, ref } = field;
  const { parts, write } = useDateParts(field);
  const years = yearsBetween(min, max);
  return (
    <div className="date-parts">
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
 * A date in three parts, in the words and digits of the page; the browser's own field speaks the browser's language.
 * With react-hook-form: `FormDateField`.
 */
export const DateField = (props: Props) => {
  const { label, error, name, onBlur } = props;
  const below = useId();
  const hint = useHint(props);
  const group = useRef<HTMLFieldSetElement>(null);
  const leave = (event: FocusEvent): void => {
    if (!group.current?.contains(event.relatedTarget)) onBlur?.();
  };
  const control = {
    onBlur: leave,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error || hint ? below : undefined,
  };
  return (
    <fieldset ref={group} className="field date-field" name={name}>
      <legend className="lab">{label}</legend>
      <DateParts field={props} control={control} />
      {(error || hint) && (
        <p className={error ? 'msg bad' : 'msg'} id={below}>
          {error && <IconAlertCircle aria-hidden />}
          {error ?? hint}
        </p>
      )}
    </fieldset>
  );
};
