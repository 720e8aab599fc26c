import { type ApiSchemas, formBody, upload } from '@sargam/kit';
import { type CourseFields, toChangedFields, toNewCourseFields } from './course-request.ts';
import type { CourseValues } from './course-schema.ts';
import type { Course } from './course-values.ts';

/** The answer of the course forms: the course, and the names of files that were refused. */
export type SentCourse = { data: ApiSchemas['CourseCard']; notAdded: string[] };
type OnPercent = (percent: number) => void;

const post = (
  path: string,
  fields: CourseFields,
  { thumbnail, banner, documents }: Partial<CourseValues>,
  onPercent: OnPercent,
): Promise<SentCourse> => {
  const { bodySerializer } = formBody<CourseFields>(fields, { thumbnail, banner, documents });
  return upload<SentCourse>(path, bodySerializer(), onPercent);
};

/** Adds a course. A repeat with the same id adds nothing. */
export const sendNewCourse = (id: string, values: CourseValues, onPercent: OnPercent): Promise<SentCourse> =>
  post('/course/add/', { ...toNewCourseFields(values), _id: id }, values, onPercent);

/** Saves the changed fields. Changes of a course that is or was on sale wait in its revision (decision B108). */
export const sendCourseChanges = (
  { _id, version }: Course,
  values: CourseValues,
  isChanged: (name: string) => boolean,
  onPercent: OnPercent,
): Promise<SentCourse> => {
  const changed = <T>(name: string, value: T): T | undefined => (isChanged(name) ? value : undefined);
  const files = {
    thumbnail: changed('thumbnail', values.thumbnail),
    banner: changed('banner', values.banner),
    documents: changed('documents', values.documents),
  };
  const path = `/course/${encodeURIComponent(_id)}/?revision=draft`;
  return post(path, { ...toChangedFields(values, isChanged), version }, files, onPercent);
};
