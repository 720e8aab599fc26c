import {
  layout,
  Pagination,
  Pills,
  SectionHeader,
  useDocumentTitle,
  useNavigate,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import listPage from '../shared/list-page.module.css';
import { useFreebieCategoryName } from './FreebieBadges.tsx';
import { FreebieList } from './FreebieList.tsx';
import { buildQueryString, type Category, categories, PAGE_SIZE, parseFilter } from './freebie-filter.ts';
import { useFreebies } from './useFreebies.ts';

const ALL = 'all';

/** Stored in the URL. Choosing a category goes to the first page. */
const FreebieCategoryFilter = ({ current }: { current: Category | undefined }) => {
  const t = useTranslate();
  const nameOf = useFreebieCategoryName();
  const navigate = useNavigate();
  const items: { key: Category | typeof ALL; label: string }[] = [
    { key: ALL, label: t('storefront.freebies.all') },
    ...categories.map((key) => ({ key, label: nameOf(key) })),
  ];
  const pick = (key: Category | typeof ALL): void =>
    void navigate(`/freebies${buildQueryString({ catagory: key === ALL ? undefined : key, page: 1 })}`);
  return (
    <div className={listPage.filters}>
      <Pills
        label={t('storefront.freebies.category')}
        items={items}
        current={current ?? ALL}
        onChange={pick}
      />
    </div>
  );
};

export default function FreebieListPage() {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const filter = parseFilter(searchParams);
  const freebies = useFreebies(filter);
  useDocumentTitle(t('storefront.freebies.title'));
  return (
    <div className={`${layout.container} ${listPage.page}`}>
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
