import { type ApiSchemas, useCategoryName, useI18n } from '@sargam/kit';
import type { Facet, Search } from './search-url.ts';

/** The display text of a chosen facet: "Guitar", "Beginner", a name, "৳500.00 to ৳1,500.00". */
export const useFacetName = (facets: ApiSchemas['Found']['facets'] | undefined) => {
  const { t, format } = useI18n();
  const nameOf = useCategoryName();
  const price = ({ min, max }: Search): string => {
    const [least, most] = [format.money(min ?? 0), format.money(max ?? 0)];
    if (max === undefined) return t('storefront.search.price_from', { least });
    if (min === undefined) return t('storefront.search.price_to', { most });
    return t('storefront.search.price_span', { least, most });
  };
  return (facet: Facet, search: Search): string => {
    if (facet === 'catagory') return nameOf(search.catagory ?? '');
    if (facet === 'level') return t(`kit.level.${search.level}`);
    if (facet === 'price') return price(search);
    const chosen = facets?.instructors.find(({ _id }) => _id === search.instructor);
    return chosen?.name ?? t('storefront.courses.instructor');
  };
};
