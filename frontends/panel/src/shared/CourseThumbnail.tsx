import { type ApiSchemas, CourseCover, coverKindForCategory } from '@sargam/kit';

type Props = { course: Pick<ApiSchemas['CourseCard'], '_id' | 'catagory' | 'thumbnail'> };

/** A course's thumbnail, or the sleeve drawn for it; decoration beside its title. */
export const CourseThumbnail = ({ course }: Props) =>
  course.thumbnail ? (
    <img className="art" src={course.thumbnail} alt="" loading="lazy" decoding="async" />
  ) : (
    <CourseCover kind={coverKindForCategory(course.catagory)} id={course._id} />
  );
