import { Pills, useNavigate, useTranslate } from '@sargam/kit';
import { type Category, categories, searchOf } from './freebie-filter.ts';
import { useFreebieCategory } from './useFreebieCategory.ts';

const ALL = 'all';

/** The filter, held by the address; choosing begins at the first page. */
export const FreebiePills = ({ current }: { current: Category | undefined }) => {
  const t = useTranslate();
  const nameOf = useFreebieCategory();
  const navigate = useNavigate();
  const items: { key: Category | typeof ALL; label: string }[] = [
    { key: ALL, label: t('storefront.freebies.all') },
    ...categories.map((key) => ({ key, label: nameOf(key) })),
  ];
  const pick = (key: Category | typeof ALL): void =>
    void navigate(`/freebies${searchOf({ catagory: key === ALL ? undefined : key, page: 1 })}`);
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
