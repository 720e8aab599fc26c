import { Course, CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { objectKeysOf } from '../../wire/files.ts';
import type { Language } from '../../wire/language.ts';
import { admins, editors } from '../../wire/roles.ts';
import { Id, SuccessMessage, success, successWith } from '../../wire/schemas.ts';
import { applyCourseChanges } from './course-changes.ts';
import {
  CourseChanges,
  CourseForm,
  Featured,
  FreeVideoForm,
  LessonForm,
  LessonTitle,
} from './course-form.ts';
import { toCourseCard } from './course-mapping.ts';
import { CourseCard, FreeVideo, Lesson } from './course-wire.ts';
import { toFreeVideo, toLesson, toLessonStatus } from './lesson-mapping.ts';

const CourseParams = z.object({ id: Id });
const toSavedCard = (course: Course, language: Language) =>
  toCourseCard(course.summary ?? CourseSummary.create(), language);
const pictureParts = { thumbnail: { kind: 'picture' }, banner: { kind: 'picture' } } as const;
const incompleteMessage = 'Any of the field is not fillup or Failed to Upload!!!';
const missingLinkMessage = 'Please input title and link';

export const courseAdminRoutes: readonly Route[] = [
  route.post('/course/add/', {
    summary: 'Adds a course; a repeat with the same _id changes nothing',
    roles: editors,
    rate: 'upload',
    body: CourseForm,
    multipart: pictureParts,
    invalidMessage: incompleteMessage,
    response: successWith(CourseCard),
    handle: async ({ body, files, language }, { catalogue }) => {
      const course = applyCourseChanges(Course.create(), body, objectKeysOf(files));
      const saved = await catalogue.saveCourse({ courseId: body._id, course });
      return success('Course Added Successfully!!!', toSavedCard(saved, language));
    },
  }),
  route.post('/course/{id}/', {
    summary: 'Changes the given fields of a course; content uploaders cannot change prices',
    roles: editors,
    rate: 'upload',
    params: CourseParams,
    body: CourseChanges,
    multipart: pictureParts,
    invalidMessage: incompleteMessage,
    response: successWith(CourseCard),
    handle: async ({ params, body, files, language }, { catalogue }) => {
      const course = applyCourseChanges(
        await catalogue.getCourse({ courseId: params.id }),
        body,
        objectKeysOf(files),
      );
      const saved = await catalogue.saveCourse({ courseId: params.id, course });
      return success('Course Update Successfully!!!', toSavedCard(saved, language));
    },
  }),
  route.get('/course/published/{id}', {
    summary: 'Publishes a course',
    roles: admins,
    changesState: true,
    params: CourseParams,
    response: successWith(CourseCard),
    handle: async ({ params, language }, { catalogue }) => {
      const course = await catalogue.publishCourse({ courseId: params.id, published: true });
      return success('Course published!!!', toSavedCard(course, language));
    },
  }),
  route.get('/course/unpublished/{id}', {
    summary: 'Unpublishes a course; purchased access stays valid',
    roles: admins,
    changesState: true,
    params: CourseParams,
    response: successWith(CourseCard),
    handle: async ({ params, language }, { catalogue }) => {
      const course = await catalogue.publishCourse({ courseId: params.id, published: false });
      return success('Course Unpublished!!!', toSavedCard(course, language));
    },
  }),
  route.post('/course/featured/add/', {
    summary: 'Features and unfeatures courses',
    roles: admins,
    body: Featured,
    response: SuccessMessage,
    handle: async ({ body }, { catalogue }) => {
      await catalogue.featureCourses({ featuredIds: body.featured, unfeaturedIds: body.unFeatured });
      return {
        success: true,
        message: body.featured.length > 0 ? 'Course Feature!!!' : 'Course Unfeature!!!',
      };
    },
  }),
  route.post('/course/lesson/{courseId}', {
    summary: 'Adds a lesson with its video',
    roles: editors,
    rate: 'upload',
    params: z.object({ courseId: Id }),
    body: LessonForm,
    multipart: { video: { kind: 'video', required: 'A lesson needs its video' } },
    invalidMessage: incompleteMessage,
    response: successWith(Lesson),
    handle: async ({ params, body, files, language, discardFiles }, { catalogue, learning }) => {
      await catalogue.getCourse({ courseId: params.courseId });
      const lesson = await learning.addLesson({
        courseId: params.courseId,
        title: { en: body.title, bn: body.titleBn ?? '' },
        status: toLessonStatus(body.status),
        objectKey: files.video.key,
        originalName: files.video.originalName,
        durationSeconds: body.duration,
        lessonId: body._id,
      });
      // A repeated call returns the existing lesson, so the video uploaded again is removed.
      if (lesson.objectKey !== '' && lesson.objectKey !== files.video.key) await discardFiles();
      return success('Course Added Successfully!!!', toLesson(lesson, language));
    },
  }),
  route.post('/course/addfreevideos/{courseId}', {
    summary: 'Adds a free lesson hosted at YouTube; a repeat with the same _id changes nothing',
    roles: editors,
    params: z.object({ courseId: Id }),
    body: FreeVideoForm,
    invalidMessage: missingLinkMessage,
    response: successWith(FreeVideo),
    handle: async ({ params, body, language }, { catalogue, learning }) => {
      await catalogue.getCourse({ courseId: params.courseId });
      const added = await learning.addFreeLesson({
        courseId: params.courseId,
        title: { en: body.title, bn: body.titleBn ?? '' },
        youtube: body.path,
        freeLessonId: body._id,
      });
      return success('Course Added Successfully!!!', toFreeVideo(added, language));
    },
  }),
  route.post('/course/status/', {
    summary: 'Renames a lesson',
    roles: editors,
    body: LessonTitle,
    invalidMessage: 'Please enter a title for the lesson',
    response: SuccessMessage,
    handle: async ({ body }, { learning }) => {
      await learning.renameLesson({
        lessonId: body.id,
        title: { en: body.originalname, bn: body.originalnameBn },
      });
      return { success: true, message: 'lesson name updated successfully' };
    },
  }),
];
