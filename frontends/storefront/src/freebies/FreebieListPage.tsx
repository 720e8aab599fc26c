import './freebies.css';
import '../shared/course-grid.css';
import { Pagination, SectionHeader, useDocumentTitle, useSearchParams, useTranslate } from '@sargam/kit';
import { FreebieCategoryFilter } from './FreebieCategoryFilter.tsx';
import { FreebieList } from './FreebieList.tsx';
import { buildQueryString, PAGE_SIZE, parseFilter } from './freebie-filter.ts';
import { useFreebies } from './useFreebies.ts';

export default function FreebieListPage() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const filter = parseFilter(address);
  const freebies = useFreebies(filter);
  useDocumentTitle(t('storefront.freebies.title'));
  return (
    <div className="wrap freebie-list">
      <SectionHeader as="h1" title={t('storefront.freebies.title')} text={t('storefront.freebies.text')} />
      <FreebieCategoryFilter current={filter.catagory} />
      <FreebieList freebies={freebies} filter={filter} />
      <Pagination
        page={filter.page}
        pages={Math.ceil((freebies.data?.total ?? 0) / PAGE_SIZE)}
        to={(page) => `/freebies${buildQueryString({ ...filter, page })}`}
        isSettled={!freebies.isPlaceholderData}
      />
    </div>
  );
}
