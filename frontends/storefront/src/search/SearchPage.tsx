import {
  layout,
  Pagination,
  SectionHeader,
  useDocumentTitle,
  useNavigate,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import { useMemo, useRef } from 'react';
import listPage from '../shared/list-page.module.css';
import { SortLinks } from '../shared/sort/SortLinks.tsx';
import { CourseResults, useSearchResults } from './CourseResults.tsx';
import { FacetChips } from './FacetChips.tsx';
import { FacetPanel } from './FacetPanel.tsx';
import { OtherResults } from './OtherResults.tsx';
import { SearchField } from './SearchField.tsx';
import styles from './search-page.module.css';
import { PAGE_SIZE, parseSearch, searchUrl } from './search-url.ts';

/** The search in the URL. Typing replaces the history entry; choosing a facet adds one. */
const useSearch = () => {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => parseSearch(searchParams), [searchParams]);
  const setWords = (words: string): void =>
    void navigate(searchUrl(search, { q: words || undefined }), { replace: true });
  return { search, setWords };
};

export default function SearchPage() {
  const t = useTranslate();
  const resultsRef = useRef<HTMLDivElement>(null);
  const { search, setWords } = useSearch();
  const results = useSearchResults(search);
  const { q: words = '', page } = search;
  const total = results.data?.total;
  const focusResults = (): void => resultsRef.current?.focus();
  useDocumentTitle(words ? t('storefront.search.tab', { words }) : t('storefront.search.title'));
  return (
    <div className={`${layout.container} ${listPage.page} ${styles.page}`}>
      <SectionHeader
        as="h1"
        title={words ? t('storefront.search.found', { words }) : t('storefront.search.title')}
        text={<output>{total === undefined ? '\u00a0' : t('kit.count.results', { count: total })}</output>}
        action={<SearchField words={words} onType={setWords} onDone={focusResults} />}
      />
      <FacetChips search={search} facets={results.data?.facets} onRemove={focusResults} />
      <div className={styles.columns}>
        <FacetPanel search={search} results={results.data} onShowResults={focusResults} />
        <div className={styles.results} ref={resultsRef} tabIndex={-1}>
          {total !== 0 && (
            <SortLinks
              current={search.sort}
              hasWords={words !== ''}
              to={(sort) => searchUrl(search, { sort })}
            />
          )}
          <CourseResults results={results} search={search} />
          <Pagination
            page={page}
            pages={Math.ceil((total ?? 0) / PAGE_SIZE)}
            to={(n) => searchUrl(search, { page: n })}
            isSettled={!results.isPlaceholderData}
          />
          {words && page === 1 && results.data && <OtherResults results={results.data} />}
        </div>
      </div>
    </div>
  );
}
