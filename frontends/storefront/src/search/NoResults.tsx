import {
  type ApiSchemas,
  ButtonLink,
  EmptyState,
  Link,
  pillStyles,
  useCategoryName,
  useTranslate,
} from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { categoryCountsQuery } from '../shared/queries.ts';
import { listChosenFacets, type Search, searchUrl, urlWithoutFacets } from './search-url.ts';

const InstrumentLinks = () => {
  const t = useTranslate();
  const nameOf = useCategoryName();
  const categories = useQuery(categoryCountsQuery()).data?.data ?? [];
  return (
    <ul className={pillStyles.pills} aria-label={t('storefront.courses.category')}>
      {categories.map(({ catagory }) => (
        <li key={catagory}>
          <Link className={pillStyles.pill} to={searchUrl({ catagory, page: 1 })}>
            {nameOf(catagory)}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Suggests fewer filters, or other words and instruments. */
export const NoResults = ({ search, results }: { search: Search; results: ApiSchemas['Found'] }) => {
  const t = useTranslate();
  const words = search.q ?? '';
  const filtered = listChosenFacets(search).length > 0;
  const others = words !== '' && results.instructors.length + results.freebies.length > 0;
  if (filtered || search.page > 1 || others)
    return (
      <EmptyState
        as="h2"
        title={t('storefront.courses.no_match')}
        text={filtered ? t('storefront.courses.no_match_text') : undefined}
        action={
          others && !filtered ? undefined : (
            <ButtonLink
              variant="line"
              to={urlWithoutFacets(search)}
              text={filtered ? 'storefront.courses.clear' : 'storefront.search.first_page'}
            />
          )
        }
      />
    );
  return (
    <EmptyState
      as="h2"
      title={words ? t('storefront.search.nothing', { words }) : t('storefront.courses.none')}
      text={t('storefront.search.nothing_text')}
      action={<InstrumentLinks />}
    />
  );
};
