import { useTranslate } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { allInstructorsQuery } from '../shared/queries.ts';
import type { SetFilter } from './Filters.tsx';

export const InstructorFilter = ({
  chosen,
  setFilter,
}: {
  chosen: string | undefined;
  setFilter: SetFilter;
}) => {
  const t = useTranslate();
  const people = useQuery(allInstructorsQuery()).data?.data ?? [];
  return (
    <select
      className="in select"
      aria-label={t('storefront.courses.instructor')}
      value={chosen ?? ''}
      onChange={(event) => setFilter('instructor', event.target.value || undefined)}
    >
      <option value="">{t('storefront.courses.every_instructor')}</option>
      {people.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </select>
  );
};
