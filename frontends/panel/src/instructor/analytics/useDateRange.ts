import { useNavigate, useSearchParams } from '@sargam/kit';
import { dateInDhaka } from '@sargam/kit/format';
import { useMinute } from '@sargam/kit/waiting';
import { useMemo } from 'react';
import { tabUrl } from '../tabs.ts';
import { parseRange, type Range } from './date-range.ts';

/** The date range in the URL. */
export const useDateRange = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const today = dateInDhaka(useMinute());
  const range = useMemo(() => parseRange(searchParams, today), [searchParams, today]);
  const pick = ({ from, to }: Range): void => void navigate(`${tabUrl('2')}&from=${from}&to=${to}`);
  const toPage = (page: number): string => `${tabUrl('2')}&from=${range.from}&to=${range.to}&page=${page}`;
  return { range, today, pick, toPage };
};
