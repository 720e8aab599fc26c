import { type ApiSchemas, CourseCover, coverKindForCategory } from '@sargam/kit';

type Props = { course: Pick<ApiSchemas['CourseCard'], '_id' | 'catagory' | 'thumbnail'> };

/** The thumbnail or a generated cover. Decorative, without alternative text. */
export const CourseThumbnail = ({ course }: Props) =>
  course.thumbnail ? (
    <img className="art" src={course.thumbnail} alt="" loading="lazy" decoding="async" />
  ) : (
    <CourseCover kind={coverKindForCategory(course.catagory)} id={course._id} />
  );
