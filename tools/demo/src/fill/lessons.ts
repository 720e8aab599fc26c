import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import {
  type CourseContent,
  captionFile,
  courses,
  type LessonContent,
  scoreFile,
  tempoFile,
  videoFile,
} from '../content/index.ts';
import { demoId } from '../demo-id.ts';
import { readMovie } from '../mp4.ts';
import type { CoursePromises } from './courses.ts';
import type { ExistingContent } from './existing-content.ts';
import { bilingualFields, createForm } from './form.ts';
import type { Caller } from './gateway-caller.ts';
import { mapConcurrently } from './map-concurrently.ts';

interface ExistingLesson {
  readonly _id: string;
  readonly tempo: number | null;
  readonly chapters: readonly unknown[];
  readonly captions: readonly unknown[];
  readonly score: object | null;
}

interface Detail {
  readonly videos?: readonly ExistingLesson[];
}

const listExistingLessons = async (
  admin: Caller,
  course: string,
  present: ExistingContent,
): Promise<ReadonlyMap<string, ExistingLesson>> => {
  if (!present.courses.has(course)) return new Map();
  const { videos = [] } = await admin.get<Detail>(`/course/${course}/`, { subject: course });
  return new Map(videos.map((lesson) => [lesson._id, lesson]));
};

/** Tempo, metre, first beat and chapters of each video, by file name. */
const tempos: Readonly<Record<string, object>> = JSON.parse(await readFile(tempoFile, 'utf8'));
const captions: Readonly<Record<string, { readonly en: string; readonly bn: string }>> = JSON.parse(
  await readFile(captionFile, 'utf8'),
);

const addCaptions = async (admin: Caller, lesson: string, subject: string, video: string): Promise<void> => {
  for (const [language, text] of Object.entries(captions[video] ?? {}))
    await admin.post(`/course/lesson/captions/${lesson}`, { subject, json: { language, text } });
};

const addScore = async (admin: Caller, lesson: string, subject: string, video: string): Promise<void> => {
  const score = scoreFile(video);
  if (!existsSync(score)) return;
  await admin.post(`/course/lesson/score/${lesson}`, { subject, form: await createForm({}, { score }) });
};

type NewLesson = Pick<LessonContent, 'title' | 'access' | 'video'> & { readonly subject: string };

const addLesson = async (
  admin: Caller,
  course: string,
  lesson: string,
  { subject, title, access, video }: NewLesson,
): Promise<void> => {
  const file = videoFile(video);
  const { durationSeconds } = readMovie(await readFile(file));
  const form = await createForm(
    { _id: lesson, ...bilingualFields({ title }), status: access, duration: Math.round(durationSeconds) },
    { video: file },
  );
  await admin.post(`/course/lesson/${course}`, { subject, form });
};

/** Adds the missing lessons of a course in sequence, because the course page shows them in the order of their addition. */
const fillLessonsOfCourse = async (
  admin: Caller,
  course: CourseContent,
  present: ExistingContent,
): Promise<void> => {
  const id = demoId('course', course.key);
  const existing = await listExistingLessons(admin, id, present);
  for (const { key, title, access, video } of course.lessons) {
    const lesson = demoId('lesson', `${course.key}/${key}`);
    const subject = `${course.key}/${key}`;
    if (!existing.has(lesson)) await addLesson(admin, id, lesson, { subject, title, access, video });
    const found = existing.get(lesson);
    if (!found?.tempo || found.chapters.length === 0)
      await admin.post(`/course/lesson/edit/${lesson}`, { subject, json: tempos[video] });
    if (access === 'open' && !found?.captions.length) await addCaptions(admin, lesson, subject, video);
    if (!found?.score) await addScore(admin, lesson, subject, video);
  }
};

export const fillLessons = (
  admin: Caller,
  present: ExistingContent,
  created: CoursePromises,
): Promise<unknown> =>
  mapConcurrently(courses, 4, async (course) => {
    await created.get(course.key);
    await fillLessonsOfCourse(admin, course, present);
    // A course without lessons cannot be published.
    const published = `/course/published/${demoId('course', course.key)}`;
    if (course.published) await admin.get(published, { subject: course.key });
  });
