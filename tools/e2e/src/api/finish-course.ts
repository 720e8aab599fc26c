import { eventually } from '../eventually.ts';
import type { ApiUser } from './api-user.ts';
import { fetchOwnedCourses } from './queries.ts';

interface Course {
  readonly title: string;
  readonly videos: readonly { readonly _id: string }[];
}

/** Beyond the end of every lesson, in seconds. */
const endOfLesson = 3600;

/** Watches every lesson of a bought course to its end. */
export const watchCourse = async (student: ApiUser, courseId: string): Promise<Course> => {
  await eventually('the course is in the classroom', async () =>
    (await fetchOwnedCourses(student)).some(({ _id }) => _id === courseId) ? true : undefined,
  );
  const course = await student.get<Course>(`/course/${courseId}/`);
  for (const { _id } of course.videos)
    await student.post('/learning/position', { lesson: _id, seconds: endOfLesson });
  return course;
};

/** Watches every lesson of a bought course to its end, and applies for the certificate. */
export const finishCourse = async (student: ApiUser, email: string, courseId: string): Promise<void> => {
  const { title } = await watchCourse(student, courseId);
  await student.get(`/course/certificate/${[email, courseId, title].map(encodeURIComponent).join('/')}`);
};
