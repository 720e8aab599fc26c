import { useState } from 'react';
import { type DateParts, dateOf, inItsYear, partsOf } from './date-parts.ts';

type Props = { value: string; onChange: (value: string) => void; min?: string; max?: string };

/** The three parts as they are written, one value to the form. What the form sets itself is taken over. */
export const useDateParts = ({ value, onChange, min, max }: Props) => {
  const [written, setWritten] = useState(() => partsOf(value));
  const parts = dateOf(written) === value ? written : partsOf(value);
  const write = (part: Partial<DateParts>): void => {
    const next = inItsYear({ ...parts, ...part }, min, max);
    setWritten(next);
    onChange(dateOf(next));
  };
  return { parts, write };
};
