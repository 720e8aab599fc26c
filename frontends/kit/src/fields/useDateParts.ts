import { useState } from 'react';
import { type DateParts, inferYear, joinDateParts, parseDateParts } from './date-parts.ts';

type Props = { value: string; onChange: (value: string) => void; min?: string; max?: string };

/** The state of the three parts, with one value for the form. A value that the form sets replaces the parts. */
export const useDateParts = ({ value, onChange, min, max }: Props) => {
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
