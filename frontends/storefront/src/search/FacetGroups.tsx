import { type ApiSchemas, useCategoryName, useTranslate } from '@sargam/kit';
import { FacetGroup, type FacetItem } from './FacetGroup.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import { type Search, searchAddress } from './search-address.ts';
import { useFacetName } from './useFacetName.ts';

type Props = { search: Search; facets: ApiSchemas['Found']['facets'] };

type FacetSearchName = 'catagory' | 'level' | 'instructor';

/** Each value links to the search with this value; the chosen value links to the search without it. */
const useFacetItems = ({ search, facets }: Props) => {
  const facetName = useFacetName(facets);
  return <N extends FacetSearchName>(
    name: N,
    counted: readonly { value: NonNullable<Search[N]>; label: string; count: number }[],
  ): FacetItem[] => {
    const chosen = search[name];
    const items = counted.map(({ value, label, count }) => ({
      value,
      label,
      count,
      isOn: value === chosen,
      to: searchAddress(search, { [name]: value === chosen ? undefined : value }),
    }));
    if (chosen === undefined || items.some(({ isOn }) => isOn)) return items;
    const to = searchAddress(search, { [name]: undefined });
    return [...items, { value: chosen, label: facetName(name, search), count: 0, isOn: true, to }];
  };
};

export const FacetGroups = ({ search, facets }: Props) => {
  const t = useTranslate();
  const nameOf = useCategoryName();
  const itemsOf = useFacetItems({ search, facets });
  return (
    <>
      <FacetGroup
        title={t('storefront.courses.category')}
        items={itemsOf(
          'catagory',
          facets.categories.map(({ catagory, count }) => ({
            value: catagory,
            label: nameOf(catagory),
            count,
          })),
        )}
      />
      <FacetGroup
        title={t('storefront.courses.level')}
        items={itemsOf(
          'level',
          facets.levels.map(({ courseType, count }) => ({
            value: courseType,
            label: t(`kit.level.${courseType}`),
            count,
          })),
        )}
      />
      <PriceFacet search={search} span={facets.prices} />
      <FacetGroup
        title={t('storefront.courses.instructor')}
        items={itemsOf(
          'instructor',
          facets.instructors.map(({ _id, name, count }) => ({ value: _id, label: name, count })),
        )}
      />
    </>
  );
};
