import './instructors.css';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  Pagination,
  parsePage,
  SectionHeader,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import { InstructorCard, InstructorListSkeleton } from './InstructorCard.tsx';
import { PAGE_SIZE, useInstructors } from './useInstructors.ts';

const NoInstructors = () => {
  const t = useTranslate();
  return (
    <EmptyState
      as="h2"
      title={t('storefront.instructors.none')}
      action={
        <ButtonLink variant="line" to="/allcourses">
          {t('storefront.featured.all')}
        </ButtonLink>
      }
    />
  );
};

export default function InstructorListPage() {
  const t = useTranslate();
  const [address] = useSearchParams();
  const page = parsePage(address);
  const { data, isPending, refetch, isPlaceholderData } = useInstructors(page);
  useDocumentTitle(t('storefront.instructors.title'));
  return (
    <div className="wrap list-page">
      <SectionHeader
        as="h1"
        title={t('storefront.instructors.title')}
        text={data ? t('kit.count.instructors', { count: data.total }) : '\u00a0'}
      />
      {isPending && <InstructorListSkeleton />}
      {!isPending && !data && <ErrorState as="h2" retry={() => void refetch()} />}
      {data?.data.length === 0 && <NoInstructors />}
      {data && data.data.length > 0 && (
        <ul className="teachers" aria-busy={isPlaceholderData}>
          {data.data.map((person) => (
            <InstructorCard key={person._id} person={person} />
          ))}
        </ul>
      )}
      <Pagination
        page={page}
        pages={Math.ceil((data?.total ?? 0) / PAGE_SIZE)}
        to={(n) => (n > 1 ? `/instructorlist?page=${n}` : '/instructorlist')}
      />
    </div>
  );
}
