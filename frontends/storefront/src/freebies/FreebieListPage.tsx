import './freebies.css';
import '../shared/course-grid.css';
import { Pagination, SectionHeader, useDocumentTitle, useSearchParams, useTranslate } from '@sargam/kit';
import { FreebieList } from './FreebieList.tsx';
import { FreebiePills } from './FreebiePills.tsx';
import { PAGE_SIZE, readFilter, searchOf } from './freebie-filter.ts';
import { useFreebies } from './useFreebies.ts';

export default function FreebieListPage() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const filter = readFilter(address);
  const freebies = useFreebies(filter);
  useDocumentTitle(t('storefront.freebies.title'));
  return (
    <div className="wrap freebie-list">
      <SectionHeader as="h1" title={t('storefront.freebies.title')} text={t('storefront.freebies.text')} />
      <FreebiePills current={filter.catagory} />
      <FreebieList freebies={freebies} filter={filter} />
      <Pagination
        page={filter.page}
        pages={Math.ceil((freebies.data?.total ?? 0) / PAGE_SIZE)}
        to={(page) => `/freebies${searchOf({ ...filter, page })}`}
        isSettled={!freebies.isPlaceholderData}
      />
    </div>
  );
}
