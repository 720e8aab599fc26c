import {
  type ApiSchemas,
  ButtonLink,
  CardPrice,
  CoverPicture,
  Link,
  PictureCard,
  Text,
  typography,
  useI18n,
} from '@sargam/kit';
import { CardActions, CardState } from '../cards/index.ts';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { CourseStateButtons } from './CourseStateButtons.tsx';
import styles from './course-list.module.css';

type Course = ApiSchemas['CourseCard'];
type Props = { course: Course; withStateChanges: boolean };

const Facts = ({ course: { _id, instructor, instructorName, sold } }: { course: Course }) => {
  const { t } = useI18n();
  return (
    <p className={`${typography.small} ${typography.muted} ${styles.facts}`}>
      <ScreenLink to={`/instructorview/${instructor}`}>{instructorName}</ScreenLink>
      <ScreenLink to={`/admin/course/analytics/${_id}`}>{t('kit.count.sold', { count: sold })}</ScreenLink>
    </p>
  );
};

/** A course of the list with its state; admins also see the price and change the state. */
export const CourseListCard = ({ course, withStateChanges }: Props) => {
  const { _id, title, catagory, courseType, thumbnail, published, featured, bundle } = course;
  const view = `/courseview?id=${_id}`;
  return (
    <PictureCard
      as="h2"
      picture={<CoverPicture id={_id} catagory={catagory} src={thumbnail} loading="lazy" />}
      above={
        <>
          <CardState published={published} featured={featured} />
          <p className={`${typography.tiny} ${typography.faint}`}>
            <Text id={`kit.level.${courseType}`} />
            {bundle && (
              <>
                {' · '}
                <Text id="admin.course_list.bundle" />
              </>
            )}
          </p>
        </>
      }
      title={<Link to={view}>{title}</Link>}
    >
      <Facts course={course} />
      {withStateChanges && <CardPrice price={course.price} oldPrice={course.oldPrice} />}
      <CardActions>
        {withStateChanges && <CourseStateButtons course={course} />}
        <ButtonLink to={view} variant="line" size="small" text="admin.card.details" />
      </CardActions>
      <CardActions>
        <ButtonLink to={`/updatecourse?id=${_id}`} variant="soft" size="small" text="admin.card.edit" />
        <ButtonLink
          to={`/updatelesson?id=${_id}`}
          variant="soft"
          size="small"
          text="admin.course_list.lessons"
        />
      </CardActions>
    </PictureCard>
  );
};
