import {
  type ApiSchemas,
  Avatar,
  CourseCover,
  coverKindForCategory,
  layout,
  typography,
  useI18n,
} from '@sargam/kit';
import { Option, type OptionProps } from './Option.tsx';
import styles from './suggestions.module.css';

type PictureSource = { _id: string; catagory: string; thumbnail: string | null };

const Picture = ({ of: { _id, catagory, thumbnail } }: { of: PictureSource }) => (
  <span className={styles.picture}>
    {thumbnail ? (
      // The request for the next letter has a higher priority than the images.
      <img src={thumbnail} alt="" width="400" height="300" decoding="async" fetchPriority="low" />
    ) : (
      <CourseCover kind={coverKindForCategory(catagory)} id={_id} />
    )}
  </span>
);

const Words = ({ title, text }: { title: string; text: string }) => (
  <span className={layout.grow}>
    <span className={styles.title}>{title}</span>
    <span className={styles.text}>{text}</span>
  </span>
);

export const CourseOption = ({ course, ...option }: OptionProps & { course: ApiSchemas['CourseCard'] }) => {
  const { t, format } = useI18n();
  const about = [t(`kit.level.${course.courseType}`), course.instructorName].filter(Boolean).join(' · ');
  return (
    <Option {...option} to={`/courseview?id=${course._id}`}>
      <Picture of={course} />
      <Words title={course.title} text={about} />
      <b className={`${typography.digits} ${typography.noWrap}`}>{format.money(course.price)}</b>
    </Option>
  );
};

export const InstructorOption = ({
  person,
  ...option
}: OptionProps & { person: ApiSchemas['InstructorCard'] }) => (
  <Option {...option} to={`/instructorview/${person._id}`}>
    <span className={styles.avatar}>
      <Avatar id={person._id} photo={person.photo} />
    </span>
    <Words title={person.name} text={person.band} />
  </Option>
);

export const FreebieOption = ({
  freebie,
  ...option
}: OptionProps & { freebie: ApiSchemas['FreebieCard'] }) => (
  <Option {...option} to={`/freebies/${freebie._id}`}>
    <Picture of={freebie} />
    <Words title={freebie.title} text={freebie.subtitle} />
  </Option>
);
