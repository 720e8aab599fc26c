import { type ApiSchemas, api } from '@sargam/kit';

/** The lesson with new signed URLs; undefined without one of this id. */
export const fetchFreshLesson = async (
  course: string,
  lesson: string,
): Promise<ApiSchemas['Lesson'] | undefined> => {
  const fresh = await api.GET('/course/{id}/', { params: { path: { id: course } } });
  return fresh.videos?.find(({ _id }) => _id === lesson);
};
