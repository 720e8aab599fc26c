import { useState } from 'react';
import { type DateParts, dateOf, inItsYear, partsOf } from './date-parts.ts';

type Props = { value: string; onChange: (value: string) => void; min?: string; max?: string };

/** The three parts as they are written, one value to the form. What the form sets itself is taken over. */
export const useDateParts = ({ value, onChange, min, max }: Props) => {
  const [written, setWritten] = useState(() => partsOf(value));
  // A year that somebody picked is meant: a day outside the span is then told and refused, not moved into another year.
  const [meansYear, setMeansYear] = useState(false);
  const isOwn = dateOf(written) === value;
  const parts = isOwn ? written : partsOf(value);
  const write = (part: Partial<DateParts>): void => {
    const isMeant = part.year === undefined ? isOwn && meansYear : part.year !== '';
    const all = { ...parts, ...part };
    const next = isMeant ? all : inItsYear(all, min, max);
    setMeansYear(isMeant);
    setWritten(next);
    onChange(dateOf(next));
  };
  return { parts, write };
};
