import { type ApiSchemas, Button, useTranslate } from '@sargam/kit';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { FacetGroups } from './FacetGroups.tsx';
import { listChosenFacets, type Search } from './search-address.ts';

type Props = { search: Search; results: ApiSchemas['Found'] | undefined; onShowResults: () => void };

const PANEL_ID = 'search-facets';

/** Beside the results. On small screens it is collapsible, and a button moves to the results. */
export const FacetPanel = ({ search, results, onShowResults }: Props) => {
  const t = useTranslate();
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
        className="search-facets-key"
        variant="line"
        icon={<IconAdjustmentsHorizontal aria-hidden />}
        aria-expanded={open}
        aria-controls={PANEL_ID}
        onClick={() => setOpen(!open)}
      >
        {count > 0 ? t('storefront.search.filters_set', { count }) : t('storefront.search.filters')}
      </Button>
      <div id={PANEL_ID} className={open ? 'search-facets open' : 'search-facets'}>
        {results && <FacetGroups search={search} facets={results.facets} />}
        <Button className="search-facets-show" wide onClick={showResults}>
          {t('storefront.search.show', { count: results?.total ?? 0 })}
        </Button>
      </div>
    </aside>
  );
};
