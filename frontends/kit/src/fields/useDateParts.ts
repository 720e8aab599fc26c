import { useState } from 'react';
import { type DateParts, inferYear, joinDateParts, parseDateParts } from './date-parts.ts';

type Props = { value: string; onChange: (value: string) => void; min?: string; max?: string };

/** The three parts as they are written, one value to the form. What the form sets itself is taken over. */
export const useDateParts = ({ value, onChange, min, max }: Props) => {
  const [written, setWritten] = useState(() => parseDateParts(value));
  // A year that somebody picked is meant: a day outside the span is then told and refused, not moved into another year.
  const [meansYear, setMeansYear] = useState(false);
  const isOwn = joinDateParts(written) === value;
  const parts = isOwn ? written : parseDateParts(value);
  const write = (part: Partial<DateParts>): void => {
    const isMeant = part.year === undefined ? isOwn && meansYear : part.year !== '';
    const all = { ...parts, ...part };
    const next = isMeant ? all : inferYear(all, min, max);
    setMeansYear(isMeant);
    setWritten(next);
    onChange(joinDateParts(next));
  };
  return { parts, write };
};
