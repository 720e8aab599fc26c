import { Course, CourseSummary } from '@sargam/proto/catalogue/v1/catalogue';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { objectKeysOf } from '../../wire/files.ts';
import { admins, editors } from '../../wire/roles.ts';
import { Id, IdParams, SuccessMessage } from '../../wire/schemas.ts';
import { field, successMessage, successWith } from '../../wire/view.ts';
import { applyCourseChanges } from './course-changes.ts';
import {
  CourseChanges,
  CourseForm,
  Featured,
  FreeVideoForm,
  LessonForm,
  LessonTitle,
} from './course-form.ts';
import { CourseCard } from './course-wire.ts';
import { FreeVideo, Lesson, toLessonStatus } from './lesson-wire.ts';

const SavedCourse = field(CourseCard.schema, (course: Course, language) =>
  CourseCard.toWire(course.summary ?? CourseSummary.create(), language),
);
const CourseParams = z.object({ courseId: Id });
const pictureParts = { thumbnail: { kind: 'picture' }, banner: { kind: 'picture' } } as const;
const incompleteMessage = 'Any of the field is not fillup or Failed to Upload!!!';
const missingLinkMessage = 'Please input title and link';

const publishRoute = (path: `/${string}`, published: boolean, summary: string, message: string): Route =>
  route.get(path, {
    summary,
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    response: successWith(message, SavedCourse),
    handle: ({ params }, { catalogue }) => catalogue.publishCourse({ courseId: params.id, published }),
  });

export const courseAdminRoutes: readonly Route[] = [
  route.post('/course/add/', {
    summary: 'Adds a course; a repeat with the same _id changes nothing',
    roles: editors,
    rate: 'upload',
    body: CourseForm,
    multipart: pictureParts,
    invalidMessage: incompleteMessage,
    response: successWith('Course Added Successfully!!!', SavedCourse),
    handle: ({ body, files }, { catalogue }) => {
      const course = applyCourseChanges(Course.create(), body, objectKeysOf(files));
      return catalogue.saveCourse({ courseId: body._id, course });
    },
  }),
  route.post('/course/{id}/', {
    summary: 'Changes the given fields of a course; content uploaders cannot change prices',
    roles: editors,
    noOwner: 'service',
    rate: 'upload',
    params: IdParams,
    body: CourseChanges,
    multipart: pictureParts,
    invalidMessage: incompleteMessage,
    response: successWith('Course Update Successfully!!!', SavedCourse),
    handle: async ({ params, body, files }, { catalogue }) => {
      const courseId = params.id;
      const course = applyCourseChanges(await catalogue.getCourse({ courseId }), body, objectKeysOf(files));
      return catalogue.saveCourse({ courseId, course });
    },
  }),
  publishRoute('/course/published/{id}', true, 'Publishes a course', 'Course published!!!'),
  publishRoute(
    '/course/unpublished/{id}',
    false,
    'Unpublishes a course; purchased access stays valid',
    'Course Unpublished!!!',
  ),
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
    noOwner: 'service',
    rate: 'upload',
    params: CourseParams,
    body: LessonForm,
    multipart: { video: { kind: 'video', required: 'A lesson needs its video' } },
    invalidMessage: incompleteMessage,
    response: successWith('Course Added Successfully!!!', Lesson),
    handle: async ({ params, body, files, discardFiles }, { catalogue, learning }) => {
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
      return lesson;
    },
  }),
  route.post('/course/addfreevideos/{courseId}', {
    summary: 'Adds a free lesson hosted at YouTube; a repeat with the same _id changes nothing',
    roles: editors,
    noOwner: 'service',
    params: CourseParams,
    body: FreeVideoForm,
    invalidMessage: missingLinkMessage,
    response: successWith('Course Added Successfully!!!', FreeVideo),
    handle: async ({ params, body }, { catalogue, learning }) => {
      await catalogue.getCourse({ courseId: params.courseId });
      return learning.addFreeLesson({
        courseId: params.courseId,
        title: { en: body.title, bn: body.titleBn ?? '' },
        youtube: body.path,
        freeLessonId: body._id,
      });
    },
  }),
  route.delete('/course/freevideos/{id}', {
    summary: 'Removes a free lesson hosted at YouTube; a repeat changes nothing',
    roles: editors,
    noOwner: 'service',
    params: IdParams,
    response: successMessage('Course Update Successfully!!!'),
    handle: ({ params }, { learning }) => learning.removeFreeLesson({ freeLessonId: params.id }),
  }),
  route.post('/course/status/', {
    summary: 'Renames a lesson',
    roles: editors,
    body: LessonTitle,
    invalidMessage: 'Please enter a title for the lesson',
    response: successMessage('lesson name updated successfully'),
    handle: ({ body }, { learning }) =>
      learning.renameLesson({
        lessonId: body.id,
        title: { en: body.originalname, bn: body.originalnameBn },
      }),
  }),
];
