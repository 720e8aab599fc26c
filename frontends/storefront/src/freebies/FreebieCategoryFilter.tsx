import { Pills, useNavigate, useTranslate } from '@sargam/kit';
import { buildQueryString, type Category, categories } from './freebie-filter.ts';
import { useFreebieCategoryName } from './useFreebieCategoryName.ts';

const ALL = 'all';

/** Stored in the address. Choosing a category goes to the first page. */
export const FreebieCategoryFilter = ({ current }: { current: Category | undefined }) => {
  const t = useTranslate();
  const nameOf = useFreebieCategoryName();
  const navigate = useNavigate();
  const items: { key: Category | typeof ALL; label: string }[] = [
    { key: ALL, label: t('storefront.freebies.all') },
    ...categories.map((key) => ({ key, label: nameOf(key) })),
  ];
  const pick = (key: Category | typeof ALL): void =>
    void navigate(`/freebies${buildQueryString({ catagory: key === ALL ? undefined : key, page: 1 })}`);
  return (
    <div className="freebie-filter">
      <Pills
        label={t('storefront.freebies.category')}
        items={items}
        current={current ?? ALL}
        onChange={pick}
      />
    </div>
  );
};
