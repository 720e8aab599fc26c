import { useLocation } from '@sargam/kit';
import { formatApiDate, monthRange, previousMonth } from '@sargam/kit/format';
import { type ListState, useListState } from '../table/index.ts';

const dateParameters = ['from', 'to', 'days'];

/**
 * Page and dates of the settlements of an instructor. Without dates in the URL the range is the previous calendar month, so a
 * preset is always written to the URL, also the one that other lists have as their default.
 */
export const useSettlementList = (): ListState => {
  const list = useListState({ pageSize: 10 });
  const params = new URLSearchParams(useLocation().search);
  const isDefault = !dateParameters.some((name) => params.has(name));
  const { today } = list.dates;
  const dates = isDefault ? { range: monthRange(previousMonth(today)), today } : list.dates;
  const { from, to } = dates.range;
  return {
    ...list,
    dates,
    apiRange: { start: formatApiDate(from), end: formatApiDate(to) },
    change: (change, options) => {
      const isThirtyDays = dateParameters.every((name) => name in change && change[name] === undefined);
      list.change(isThirtyDays ? { ...change, days: 30 } : change, options);
    },
  };
};
