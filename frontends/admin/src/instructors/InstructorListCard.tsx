import {
  type ApiSchemas,
  AvatarImage,
  ButtonLink,
  Link,
  PictureCard,
  typography,
  useI18n,
} from '@sargam/kit';
import { CardActions, CardState } from '../cards/index.ts';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { InstructorStateButtons } from './InstructorStateButtons.tsx';
import styles from './instructors.module.css';

type Instructor = ApiSchemas['InstructorCard'];

const Facts = ({ instructor: { _id, band, course, percentage } }: { instructor: Instructor }) => {
  const { t } = useI18n();
  return (
    <p className={`${typography.small} ${typography.muted} ${styles.facts}`}>
      <span>{band}</span>
      <ScreenLink to={`/admincourselist?instructor=${_id}`}>
        {t('kit.count.courses', { count: course.length })}
      </ScreenLink>
      {percentage !== undefined && (
        <ScreenLink to={`/admin/instructor/${_id}`}>
          {t('admin.instructor_list.share', { percent: percentage })}
        </ScreenLink>
      )}
    </p>
  );
};

/** An instructor of the list, with the buttons that change the state. */
export const InstructorListCard = ({ instructor }: { instructor: Instructor }) => {
  const { _id, name, photo, published, featured } = instructor;
  const view = `/instructorview/${_id}`;
  return (
    <PictureCard
      className={styles.card}
      as="h2"
      picture={<AvatarImage id={_id} photo={photo} />}
      above={<CardState published={published} featured={featured} />}
      title={<Link to={view}>{name}</Link>}
    >
      <Facts instructor={instructor} />
      <CardActions>
        <InstructorStateButtons instructor={instructor} />
        <ButtonLink to={view} variant="line" size="small" text="admin.card.read_more" />
        <ButtonLink to={`/updateinstructor?id=${_id}`} variant="soft" size="small" text="admin.card.edit" />
      </CardActions>
    </PictureCard>
  );
};
