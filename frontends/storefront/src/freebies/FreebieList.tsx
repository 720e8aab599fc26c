import { ButtonLink, EmptyState, ErrorState, useTranslate } from '@sargam/kit';
import { CourseGridSkeleton } from '../shared/CourseGridSkeleton.tsx';
import { FreebieCard } from './FreebieCard.tsx';
import type { Filter } from './freebie-filter.ts';
import type { useFreebies } from './useFreebies.ts';

const NoFreebies = ({ filtered }: { filtered: boolean }) => {
  const t = useTranslate();
  const [to, text] = filtered ? ['/freebies', 'freebies.all_link'] : ['/allcourses', 'featured.all'];
  return (
    <EmptyState
      as="h2"
      title={t('storefront.freebies.empty')}
      action={
        <ButtonLink variant="line" to={to}>
          {t(`storefront.${text}`)}
        </ButtonLink>
      }
    />
  );
};

type Props = { freebies: ReturnType<typeof useFreebies>; filter: Filter };

/** Loading, failed, empty or filled. */
export const FreebieList = ({ freebies, filter }: Props) => {
  if (freebies.isPending) return <CourseGridSkeleton />;
  if (!freebies.data) return <ErrorState as="h2" retry={() => void freebies.refetch()} />;
  if (freebies.data.data.length === 0)
    return <NoFreebies filtered={filter.catagory !== undefined || filter.page > 1} />;
  return (
    <ul className="course-grid" aria-busy={freebies.isPlaceholderData}>
      {freebies.data.data.map((freebie) => (
        <li key={freebie._id}>
          <FreebieCard freebie={freebie} />
        </li>
      ))}
    </ul>
  );
};
