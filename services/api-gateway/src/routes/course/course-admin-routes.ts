import { z } from 'zod';
import { successMessage, successWith } from '../../api/response.ts';
import { admins, courseStaff } from '../../api/roles.ts';
import { Id, IdParams, SuccessMessage, VersionQuery } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { videoTimeoutMs } from '../../upstream/video-timeout.ts';
import { Featured } from './course-form.ts';
import { Checklist, countLessons, withPresentCourse } from './course-publication.ts';
import { DraftQuery, isAsDraft, SavedCourse } from './course-response.ts';
import { loadDrafts } from './lesson-drafts.ts';
import { FreeVideoForm, LessonForm, LessonTitle } from './lesson-form.ts';
import { FreeVideo, Lesson, toLessonStatus } from './lesson-response.ts';
import { requireVideo } from './require-video.ts';

const CourseParams = z.object({ courseId: Id });
const incompleteMessage = 'Any of the field is not fillup or Failed to Upload!!!';
const missingLinkMessage = 'Please input title and link';

const publishRoute = (path: `/${string}`, published: boolean, summary: string, message: string): Route =>
  route.get(path, {
    summary,
    roles: admins,
    noOwner: 'staff',
    changesState: true,
    params: IdParams,
    query: VersionQuery,
    response: successWith(message, SavedCourse),
    handle: ({ params, query, language }, deps) =>
      withPresentCourse(deps, params.id, language, async () => {
        const change = { courseId: params.id, published, basedOnVersion: query.version };
        if (!published) return deps.catalogue.publishCourse(change);
        const [lessonCount, drafts] = await Promise.all([
          countLessons(deps, params.id, { withDraft: false }),
          loadDrafts(deps, [params.id]),
        ]);
        const lessonDraft = drafts.get(params.id)?.number;
        return deps.catalogue.publishCourse({ ...change, lessonCount, lessonDraft });
      }),
  });

export const courseAdminRoutes: readonly Route[] = [
  route.get('/course/{id}/checklist', {
    summary: 'What a course needs before it can be published',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    response: Checklist,
    handle: async ({ params }, deps) =>
      deps.catalogue.getCourseChecklist({
        courseId: params.id,
        lessonCount: await countLessons(deps, params.id, { withDraft: true }),
      }),
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
    roles: courseStaff,
    noOwner: 'service',
    rate: 'upload',
    params: CourseParams,
    query: DraftQuery,
    body: LessonForm,
    multipart: { video: { kind: 'video' } },
    invalidMessage: incompleteMessage,
    response: successWith('Course Added Successfully!!!', Lesson),
    handle: async ({ params, query, body, files, discardFiles }, { catalogue, learning }) => {
      requireVideo(files.video, body.upload);
      await catalogue.getCourse({ courseId: params.courseId });
      const lesson = await learning.addLesson(
        {
          courseId: params.courseId,
          title: { en: body.title, bn: body.titleBn ?? '' },
          status: toLessonStatus(body.status),
          objectKey: files.video?.key,
          originalName: files.video?.originalName,
          durationSeconds: body.duration,
          lessonId: body._id,
          uploadId: files.video ? '' : body.upload,
          asDraft: isAsDraft(query),
        },
        { timeoutMs: videoTimeoutMs },
      );
      // A repeated call returns the existing lesson, so the video uploaded again is removed.
      if (lesson.objectKey !== '' && lesson.objectKey !== files.video?.key) await discardFiles();
      return lesson;
    },
  }),
  route.post('/course/addfreevideos/{courseId}', {
    summary: 'Adds a free lesson hosted at YouTube; a repeat with the same _id changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: CourseParams,
    query: DraftQuery,
    body: FreeVideoForm,
    invalidMessage: missingLinkMessage,
    response: successWith('Course Added Successfully!!!', FreeVideo),
    handle: async ({ params, query, body }, { catalogue, learning }) => {
      await catalogue.getCourse({ courseId: params.courseId });
      return learning.addFreeLesson({
        courseId: params.courseId,
        title: { en: body.title, bn: body.titleBn ?? '' },
        youtube: body.path,
        freeLessonId: body._id,
        asDraft: isAsDraft(query),
      });
    },
  }),
  route.delete('/course/freevideos/{id}', {
    summary: 'Removes a free lesson hosted at YouTube; a repeat changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: DraftQuery,
    response: successMessage('Course Update Successfully!!!'),
    handle: ({ params, query }, { learning }) =>
      learning.removeFreeLesson({ freeLessonId: params.id, asDraft: isAsDraft(query) }),
  }),
  route.post('/course/status/', {
    summary: 'Renames a lesson',
    roles: courseStaff,
    query: DraftQuery,
    body: LessonTitle,
    invalidMessage: 'Please enter a title for the lesson',
    response: successMessage('lesson name updated successfully'),
    handle: ({ query, body }, { lessons }) =>
      lessons.updateLesson({
        lessonId: body.id,
        asDraft: isAsDraft(query),
        titleEn: body.originalname,
        titleBn: body.originalnameBn,
      }),
  }),
];
