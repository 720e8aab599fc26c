import {
  type ApiSchemas,
  EmptyMessage,
  ErrorState,
  Link,
  PictureCard,
  truncateText,
  typography,
} from '@sargam/kit';
import { CourseGridSkeleton } from '../course-grid/CourseGrid.tsx';
import courseGrid from '../course-grid/course-grid.module.css';
import { FreebieBadges } from './FreebieBadges.tsx';
import { FreebiePicture } from './FreebiePicture.tsx';
import type { Filter } from './freebie-filter.ts';
import type { useFreebies } from './useFreebies.ts';

const SUBTITLE_LETTERS = 100;

/** Looks like a course card. The title's link covers the whole card. */
const FreebieCard = ({ freebie }: { freebie: ApiSchemas['FreebieCard'] }) => (
  <PictureCard
    picture={<FreebiePicture freebie={freebie} />}
    above={<FreebieBadges freebie={freebie} />}
    title={<Link to={`/freebies/${encodeURIComponent(freebie._id)}`}>{freebie.title}</Link>}
    as="h2"
  >
    <p className={`${typography.small} ${typography.muted}`}>
      {truncateText(freebie.subtitle, SUBTITLE_LETTERS)}
    </p>
  </PictureCard>
);

type Props = { freebies: ReturnType<typeof useFreebies>; filter: Filter };

/** Loading, failed, empty or filled. */
export const FreebieList = ({ freebies, filter }: Props) => {
  if (freebies.isPending) return <CourseGridSkeleton />;
  if (!freebies.data) return <ErrorState as="h2" retry={() => void freebies.refetch()} />;
  if (freebies.data.data.length === 0)
    return (
      <EmptyMessage
        as="h2"
        title="storefront.freebies.empty"
        link={
          filter.catagory !== undefined || filter.page > 1
            ? ['/freebies', 'storefront.freebies.all_link']
            : ['/allcourses', 'storefront.featured.all']
        }
      />
    );
  return (
    <ul className={courseGrid.grid} aria-busy={freebies.isPlaceholderData}>
      {freebies.data.data.map((freebie) => (
        <li key={freebie._id}>
          <FreebieCard freebie={freebie} />
        </li>
      ))}
    </ul>
  );
};
