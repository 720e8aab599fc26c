import { type ApiSchemas, Button, useTranslate } from '@sargam/kit';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { FacetGroups } from './FacetGroups.tsx';
import { listChosenFacets, type Search } from './search-address.ts';

type Props = { search: Search; found: ApiSchemas['Found'] | undefined; onShow: () => void };

const PANEL_ID = 'search-facets';

/** Beside what is found; on a small screen a button opens it above, and another leads back to what is found. */
export const FacetPanel = ({ search, found, onShow }: Props) => {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const count = listChosenFacets(search).length;
  if (found?.total === 0 && count === 0) return null;
  const show = (): void => {
    setOpen(false);
    onShow();
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
        {found && <FacetGroups search={search} facets={found.facets} />}
        <Button className="search-facets-show" wide onClick={show}>
          {t('storefront.search.show', { count: found?.total ?? 0 })}
        </Button>
      </div>
    </aside>
  );
};
