import { useLanguage } from '@sargam/kit';
import { dateInDhaka, localizeDigits, monthNames, recentMonths } from '@sargam/kit/format';
import { SelectField } from './inputs.tsx';

type Props = {
  label: string;
  /** Such as `2026-11`. */
  value: string;
  onChange: (month: string) => void;
  /** How many months can be chosen, the current one first. */
  count: number;
};

/** A choice of the recent months of Dhaka. */
export const MonthField = ({ label, value, onChange, count }: Props) => {
  const language = useLanguage();
  const nameOf = (month: string): string =>
    `${monthNames(language)[Number(month.slice(5)) - 1]} ${localizeDigits(month.slice(0, 4), language)}`;
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {recentMonths(dateInDhaka(), count).map((month) => (
        <option key={month} value={month}>
          {nameOf(month)}
        </option>
      ))}
    </SelectField>
  );
};
