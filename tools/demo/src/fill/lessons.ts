import { readFile } from 'node:fs/promises';
import { type CourseContent, courses, videoFile } from '../content/index.ts';
import { demoId } from '../identifier.ts';
import { readMovie } from '../mp4.ts';
import type { Caller } from './call.ts';
import type { MakingCourses } from './courses.ts';
import { formOf } from './form.ts';
import { inParallel } from './in-parallel.ts';
import type { Present } from './present.ts';

interface Detail {
  readonly videos?: readonly { readonly _id: string }[];
}

const lessonsThere = async (
  admin: Caller,
  course: string,
  present: Present,
): Promise<ReadonlySet<string>> => {
  if (!present.courses.has(course)) return new Set();
  const { videos = [] } = await admin.get<Detail>(`/course/${course}/`, { subject: course });
  return new Set(videos.map(({ _id }) => _id));
};

/** The lessons of one course, one after another: their order is the order they came in. */
const fillCourse = async (admin: Caller, course: CourseContent, present: Present): Promise<void> => {
  const id = demoId('course', course.key);
  const there = await lessonsThere(admin, id, present);
  for (const { key, title, access, video } of course.lessons) {
    const lesson = demoId('lesson', `${course.key}/${key}`);
    if (there.has(lesson)) continue;
    const file = videoFile(video);
    const { durationSeconds } = readMovie(await readFile(file));
    const form = await formOf(
      {
        _id: lesson,
        title: title.en,
        titleBn: title.bn,
        status: access,
        duration: Math.round(durationSeconds),
      },
      { video: file },
    );
    await admin.post(`/course/lesson/${id}`, { subject: `${course.key}/${key}`, form });
  }
};

export const fillLessons = (admin: Caller, present: Present, making: MakingCourses): Promise<unknown> =>
  inParallel(courses, 4, async (course) => {
    await making.get(course.key);
    await fillCourse(admin, course, present);
  });
