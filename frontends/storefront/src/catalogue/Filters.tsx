import { type ApiSchemas, Pills, useCategoryName, useTranslate } from '@sargam/kit';
import fieldStyles from '@sargam/kit/field.module.css';
import { useQuery } from '@tanstack/react-query';
import { type Level, levels } from '../shared/course-level.ts';
import listPage from '../shared/list-page.module.css';
import { allInstructorsQuery } from '../shared/queries.ts';
import styles from './all-courses.module.css';
import type { Filters as SelectedFilters, useCourseFilters } from './course-filters.ts';

const ALL = 'all';
export type SetFilter = ReturnType<typeof useCourseFilters>['setFilter'];
type Props = {
  filters: SelectedFilters;
  categories: readonly ApiSchemas['CategoryCount'][];
  setFilter: SetFilter;
};

export const Filters = ({ filters, categories, setFilter }: Props) => {
  const t = useTranslate();
  const nameOf = useCategoryName();
  const allItem = { key: ALL, label: t('storefront.courses.all') };
  const categoryItems = [
    allItem,
    ...categories.map(({ catagory }) => ({ key: catagory, label: nameOf(catagory) })),
  ];
  const levelItems = [
    { key: ALL, label: t('storefront.courses.every_level') },
    ...levels.map((level) => ({ key: level as string, label: t(`kit.level.${level}`) })),
  ];
  const valueOf = (key: string): string | undefined => (key === ALL ? undefined : key);
  return (
    <div className={`${listPage.filters} ${styles.filters}`}>
      <Pills
        label={t('storefront.courses.category')}
        items={categoryItems}
        current={filters.catagory ?? ALL}
        onChange={(key) => setFilter('catagory', valueOf(key))}
      />
      <Pills
        label={t('storefront.courses.level')}
        items={levelItems}
        current={filters.courseType ?? ALL}
        onChange={(key) => setFilter('courseType', valueOf(key) as Level | undefined)}
      />
    </div>
  );
};

type InstructorFilterProps = { chosen: string | undefined; setFilter: SetFilter };

export const InstructorFilter = ({ chosen, setFilter }: InstructorFilterProps) => {
  const t = useTranslate();
  const people = useQuery(allInstructorsQuery()).data?.data ?? [];
  return (
    <select
      className={`${fieldStyles.input} ${fieldStyles.select}`}
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
