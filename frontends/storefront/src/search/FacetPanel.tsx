import { type ApiSchemas, Button, Link, layout, typography, useCategoryName, useI18n } from '@sargam/kit';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { FoldedItems } from '../shared/FoldedItems.tsx';
import { PriceFacet } from './PriceFacet.tsx';
import styles from './search-page.module.css';
import { listChosenFacets, type Search, searchUrl } from './search-url.ts';
import { useFacetName } from './useFacetName.ts';

type FacetItem = { value: string; label: string; count: number; isOn: boolean; to: string };
const INITIAL_COUNT = 6;

const FacetLinks = ({ items, titleId }: { items: readonly FacetItem[]; titleId: string }) => {
  const { t, format } = useI18n();
  return (
    <ul aria-labelledby={titleId}>
      {items.map(({ value, label, count, isOn, to }) => (
        <li key={value}>
          <Link to={to} aria-current={isOn ? 'true' : undefined}>
            <span className={layout.grow}>{label}</span>
            <span className={typography.digits} aria-hidden="true">
              {format.count(count)}
            </span>
            <span className={layout.visuallyHidden}> {t('kit.count.courses', { count })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** `title`: a text key. Facet values with result counts. The first six and the chosen one are not folded. */
const FacetGroup = ({ title, items }: { title: string; items: readonly FacetItem[] }) => {
  const { t } = useI18n();
  const id = useId();
  if (items.length === 0) return null;
  const first = items.filter(({ isOn }, index) => index < INITIAL_COUNT || isOn);
  const folded = items.filter((item) => !first.includes(item));
  return (
    <div className={styles.facet}>
      <h2 id={id}>{t(title)}</h2>
      <FacetLinks items={first} titleId={id} />
      {folded.length > 0 && (
        <FoldedItems label={t('storefront.search.more', { count: folded.length })}>
          <FacetLinks items={folded} titleId={id} />
        </FoldedItems>
      )}
    </div>
  );
};

type GroupsProps = { search: Search; facets: ApiSchemas['Found']['facets'] };

/** Each value links to the search with this value; the chosen value links to the search without it. */
const useFacetItems = ({ search, facets }: GroupsProps) => {
  const facetName = useFacetName(facets);
  return <N extends 'catagory' | 'level' | 'instructor'>(
    name: N,
    counted: readonly { value: NonNullable<Search[N]>; label: string; count: number }[],
  ): FacetItem[] => {
    const chosen = search[name];
    const items = counted.map(({ value, label, count }) => ({
      value,
      label,
      count,
      isOn: value === chosen,
      to: searchUrl(search, { [name]: value === chosen ? undefined : value }),
    }));
    if (chosen === undefined || items.some(({ isOn }) => isOn)) return items;
    const to = searchUrl(search, { [name]: undefined });
    return [...items, { value: chosen, label: facetName(name, search), count: 0, isOn: true, to }];
  };
};

const FacetGroups = ({ search, facets }: GroupsProps) => {
  const { t } = useI18n();
  const nameOf = useCategoryName();
  const itemsOf = useFacetItems({ search, facets });
  const categories = facets.categories.map(({ catagory: value, count }) => ({
    value,
    label: nameOf(value),
    count,
  }));
  const levels = facets.levels.map(({ courseType: value, count }) => ({
    value,
    label: t(`kit.level.${value}`),
    count,
  }));
  const instructors = facets.instructors.map(({ _id, name, count }) => ({ value: _id, label: name, count }));
  return (
    <>
      <FacetGroup title="storefront.courses.category" items={itemsOf('catagory', categories)} />
      <FacetGroup title="storefront.courses.level" items={itemsOf('level', levels)} />
      <PriceFacet search={search} priceRange={facets.prices} />
      <FacetGroup title="storefront.courses.instructor" items={itemsOf('instructor', instructors)} />
    </>
  );
};

type Props = { search: Search; results: ApiSchemas['Found'] | undefined; onShowResults: () => void };

const PANEL_ID = 'search-facets';

/** Beside the results. On small screens it is collapsible, and a button moves to the results. */
export const FacetPanel = ({ search, results, onShowResults }: Props) => {
  const { t } = useI18n();
  const [open, setOpen] = useState(false);
  const count = listChosenFacets(search).length;
  if (results?.total === 0 && count === 0) return null;
  const showResults = (): void => {
    setOpen(false);
    onShowResults();
  };
  return (
    <aside aria-label={t('storefront.search.filters')}>
      <Button
        className={styles.showFacets}
        variant="line"
        icon={<IconAdjustmentsHorizontal aria-hidden />}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t('storefront.search.filters_set', { count }) : t('storefront.search.filters')}
      </Button>
      <div id={PANEL_ID} className={open ? `${styles.facets} ${styles.open}` : styles.facets}>
        {results && <FacetGroups search={search} facets={results.facets} />}
        <Button className={styles.showResults} wide onClick={showResults}>
          {t('storefront.search.show', { count: results?.total ?? 0 })}
        </Button>
      </div>
    </aside>
  );
};
