import { type ApiSchemas, ButtonLink, Link, pillStyles, useTranslate } from '@sargam/kit';
import { IconX } from '@tabler/icons-react';
import styles from './search-page.module.css';
import { listChosenFacets, type Search, urlWithoutFacet, urlWithoutFacets } from './search-url.ts';
import { useFacetName } from './useFacetName.ts';

type Props = { search: Search; facets: ApiSchemas['Found']['facets'] | undefined; onRemove: () => void };

/** The chosen facets. A click removes one and moves the focus to the results. */
export const FacetChips = ({ search, facets, onRemove }: Props) => {
  const t = useTranslate();
  const nameOf = useFacetName(facets);
  const chosen = listChosenFacets(search);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('storefront.search.chosen')}>
      {chosen.map((facet) => {
        const name = nameOf(facet, search);
        return (
          <li key={facet}>
            <Link
              className={pillStyles.pill}
              to={urlWithoutFacet(search, facet)}
              aria-label={t('storefront.search.remove', { name })}
              onClick={onRemove}
            >
              {name}
              <IconX aria-hidden />
            </Link>
          </li>
        );
      })}
      {chosen.length > 1 && (
        <li>
          <ButtonLink
            variant="ghost"
            size="small"
            to={urlWithoutFacets(search)}
            onClick={onRemove}
            text="storefront.courses.clear"
          />
        </li>
      )}
    </ul>
  );
};
