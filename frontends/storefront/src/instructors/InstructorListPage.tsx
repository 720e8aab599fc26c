import {
  type ApiSchemas,
  AvatarImage,
  ButtonLink,
  EmptyMessage,
  ErrorState,
  layout,
  Pagination,
  parsePage,
  SectionHeader,
  Skeleton,
  typography,
  useDocumentTitle,
  useSearchParams,
  useTranslate,
} from '@sargam/kit';
import listPage from '../shared/list-page.module.css';
import { SkeletonList } from '../shared/SkeletonList.tsx';
import styles from './instructors.module.css';
import { PAGE_SIZE, useInstructors } from './useInstructors.ts';

const InstructorCard = ({ person }: { person: ApiSchemas['InstructorCard'] }) => {
  const t = useTranslate();
  return (
    <li className={styles.instructor}>
      <div className={styles.portrait}>
        <AvatarImage id={person._id} photo={person.photo} />
      </div>
      <h2>{person.name}</h2>
      <p className={`${typography.small} ${typography.muted}`}>{person.band}</p>
      {person.course.length > 0 && (
        <p className={`${typography.small} ${typography.faint}`}>
          {t('kit.count.courses', { count: person.course.length })}
        </p>
      )}
      <ButtonLink
        variant="line"
        size="small"
        to={`/instructorview/${person._id}`}
        aria-label={t('storefront.instructors.view_name', { name: person.name })}
        text="storefront.instructors.view"
      />
    </li>
  );
};

export default function InstructorListPage() {
  const t = useTranslate();
  const [searchParams] = useSearchParams();
  const page = parsePage(searchParams);
  const { data, isPending, refetch, isPlaceholderData } = useInstructors(page);
  useDocumentTitle(t('storefront.instructors.title'));
  return (
    <div className={`${layout.container} ${listPage.page}`}>
      <SectionHeader
        as="h1"
        title={t('storefront.instructors.title')}
        text={data ? t('kit.count.instructors', { count: data.total }) : '\u00a0'}
      />
      {isPending && (
        <SkeletonList className={styles.instructors} itemClass={styles.instructor} count={8}>
          <Skeleton className={`${styles.portrait} ${styles.loading}`} />
          <Skeleton height={20} width="70%" />
          <Skeleton height={14} width="45%" />
        </SkeletonList>
      )}
      {!isPending && !data && <ErrorState as="h2" retry={() => void refetch()} />}
      {data?.data.length === 0 && (
        <EmptyMessage
          as="h2"
          title="storefront.instructors.none"
          link={['/allcourses', 'storefront.featured.all']}
        />
      )}
      {data && data.data.length > 0 && (
        <ul className={styles.instructors} aria-busy={isPlaceholderData}>
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
