import { type ApiSchemas, Pills, useTranslate } from '@sargam/kit';
import { type Level, levels } from '../shared/course-level.ts';
import { useCategoryName } from '../shared/useCategoryName.ts';
import type { Filters as Chosen } from './course-filters.ts';
import type { useCourseFilters } from './useCourseFilters.ts';

const ALL = 'all';
export type SetFilter = ReturnType<typeof useCourseFilters>['set'];
type Props = { filters: Chosen; categories: readonly ApiSchemas['CategoryCount'][]; set: SetFilter };

/** By category (those the catalogue has) and level. */
export const Filters = ({ filters, categories, set }: Props) => {
  const t = useTranslate();
  const nameOf = useCategoryName();
  const all = { key: ALL, label: t('storefront.courses.all') };
  const kinds = [all, ...categories.map(({ catagory }) => ({ key: catagory, label: nameOf(catagory) }))];
  const grades = [
    { key: ALL, label: t('storefront.courses.every_level') },
    ...levels.map((level) => ({ key: level as string, label: t(`kit.level.${level}`) })),
  ];
  const picked = (key: string): string | undefined => (key === ALL ? undefined : key);
  return (
    <div className="filters">
      <Pills
        label={t('storefront.courses.category')}
        items={kinds}
        current={filters.catagory ?? ALL}
        onChange={(key) => set('catagory', picked(key))}
      />
      <Pills
        label={t('storefront.courses.level')}
        items={grades}
        current={filters.courseType ?? ALL}
        onChange={(key) => set('courseType', picked(key) as Level | undefined)}
      />
    </div>
  );
};
