import type { Caller } from '@sargam/chassis/caller';
import { DomainError, domainError } from '@sargam/chassis/errors';
import { Course } from '@sargam/proto/catalogue/v1/courses';
import { objectKeysOf, type ReceivedFiles } from '../../api/files.ts';
import { field, responseOf, successMessage, successWith, textList } from '../../api/response.ts';
import { admins, courseStaff } from '../../api/roles.ts';
import { IdParams, VersionForm, VersionQuery } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { saveOverVersion } from '../../upstream/save-over-version.ts';
import { addCourseFiles, type CourseFiles } from './add-course-files.ts';
import { applyCourseChanges, applyInstructorChanges } from './course-changes.ts';
import { CourseChanges, CourseForm, DraftForm, UnpricedCourseForm } from './course-form.ts';
import { countLessons, countPaidLessons, withPresentCourse } from './course-publication.ts';
import { RevisionQuery, SavedCourse } from './course-response.ts';
import { withClosedDraft } from './lesson-drafts.ts';

const addFailed = 'Any of the field is not fillup or Failed to Upload!!!';
const updateFailed = 'Course Update Failed!!!';

/**
 * The earnings of a course go to its instructor, so the instructor has to exist. Content uploaders cannot see unpublished instructors,
 * and cannot move a course; an admin publishes what they add.
 */
const requireInstructor = async (
  { catalogue }: HandlerDeps,
  { roles }: Caller,
  instructorId: string | undefined,
  message: string,
): Promise<void> => {
  if (instructorId === undefined || !roles.includes('admin')) return;
  await catalogue.getInstructor({ instructorId }).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.kind === 'not_found')) throw error;
    const field = { field: 'instructor', message: 'There is no such instructor.' };
    throw domainError.invalid('instructor-not-found', message, [field]);
  });
};

const fileParts = {
  thumbnail: { kind: 'picture' },
  banner: { kind: 'picture' },
  videos: { kind: 'video', maxCount: 10 },
  documents: { kind: 'document', isPrivate: true, maxCount: 5 },
} as const;

interface SavedForm {
  readonly course: Course;
  readonly notAdded: readonly string[];
}

const savedWithFiles = (message: string) =>
  responseOf<SavedForm>()({
    ...successMessage(message).fields,
    data: field(SavedCourse.schema, ({ course }, language) => SavedCourse.toResponse(course, language)),
    notAdded: textList(
      ({ notAdded }) => [...notAdded],
      'Names of files that were refused; the course is saved',
    ),
  });

const pictureKeys = ({ thumbnail, banner }: ReceivedFiles<typeof fileParts>) =>
  objectKeysOf({ thumbnail, banner });

/** The pictures of a repeated form: the course has those of the first one. */
const removeUnusedPictures = async (
  { pictures }: HandlerDeps,
  sent: ReturnType<typeof pictureKeys>,
  { summary, banner }: Course,
): Promise<void> => {
  if (sent.thumbnail && sent.thumbnail !== summary?.thumbnail) await pictures.remove(sent.thumbnail);
  if (sent.banner && sent.banner !== banner) await pictures.remove(sent.banner);
};

const addFormFor = (caller: Caller | undefined) => {
  if (caller?.roles.includes('admin')) return undefined;
  return caller?.roles.includes('instructor') ? DraftForm : UnpricedCourseForm;
};

const changesBy = ({ roles }: Caller) =>
  roles.includes('instructor') ? applyInstructorChanges : applyCourseChanges;

const withFiles = async (
  deps: HandlerDeps,
  caller: Caller,
  course: Course,
  files: CourseFiles,
): Promise<SavedForm> => ({
  course,
  notAdded: await addCourseFiles(deps, caller, course.summary?.id ?? '', files),
});

export const courseFormRoutes: readonly Route[] = [
  route.post('/course/add/', {
    summary:
      'Adds a course as a draft, with its videos and documents; a repeat with the same _id changes nothing, and with other values the answer is 409',
    roles: courseStaff,
    rate: 'upload',
    body: CourseForm,
    bodyFor: addFormFor,
    multipart: fileParts,
    invalidMessage: addFailed,
    response: savedWithFiles('Course Added Successfully!!!'),
    handle: async ({ body, files, caller }, deps) => {
      await requireInstructor(deps, caller, body.instructor, addFailed);
      const pictures = pictureKeys(files);
      const form = changesBy(caller)(Course.create(), body, pictures);
      // Each video of the form becomes a paid lesson.
      const paidLessonCount = files.videos.length + body.uploads.length;
      const course = await deps.catalogue.saveCourse({
        courseId: body._id,
        course: form,
        paidLessonCount,
        asNew: true,
      });
      await removeUnusedPictures(deps, pictures, course);
      return withFiles(deps, caller, course, {
        ...files,
        uploads: body.uploads,
        isNewCourse: true,
        // A repeat may come after the publication. The files of a course that is not published are added at once.
        asDraft: true,
      });
    },
  }),
  route.post('/course/{id}/', {
    summary:
      'Changes the given fields of a course, at once or in its revision; content uploaders cannot change prices, instructors propose them, and both change a published course in its revision only',
    roles: courseStaff,
    noOwner: 'service',
    rate: 'upload',
    params: IdParams,
    query: RevisionQuery,
    body: CourseChanges,
    multipart: fileParts,
    invalidMessage: updateFailed,
    response: savedWithFiles('Course Update Successfully!!!'),
    handle: async ({ params, query, body, files, language, caller }, deps) => {
      const courseId = params.id;
      // Only admins publish, so the fields of others are merged into the revision that waits (decision B45).
      const isRevision = query.revision === 'draft' || !caller.roles.includes('admin');
      await requireInstructor(deps, caller, body.instructor, updateFailed);
      const paidLessonCount = body.bundleCourses ? await countPaidLessons(deps, courseId) : 0;
      const saved = await withPresentCourse(deps, courseId, language, () =>
        saveOverVersion(body.version, async () => {
          const before = await deps.catalogue.getCourse({ courseId, withRevision: isRevision });
          const basedOnVersion = body.version ?? before.version;
          const course = changesBy(caller)(before, body, pictureKeys(files));
          return deps.catalogue.saveCourse({
            courseId,
            course,
            basedOnVersion,
            asRevision: isRevision,
            paidLessonCount,
          });
        }),
      );
      return withFiles(deps, caller, saved, {
        ...files,
        uploads: body.uploads,
        isNewCourse: false,
        asDraft: isRevision,
      });
    },
  }),
  route.post('/course/revision/publish/{id}', {
    summary: 'Publishes the revision of a course, with its lessons and files',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    body: VersionForm,
    response: successWith('Course published!!!', SavedCourse),
    handle: ({ params, body, language }, deps) =>
      withPresentCourse(deps, params.id, language, async () =>
        withClosedDraft(deps, params.id, async (lessonDraft) =>
          deps.catalogue.publishRevision({
            courseId: params.id,
            basedOnVersion: body.version,
            lessonCount: await countLessons(deps, params.id, { withDraft: true }),
            paidLessonCount: await countPaidLessons(deps, params.id),
            lessonDraft,
          }),
        ),
      ),
  }),
  route.delete('/course/revision/{id}', {
    summary: 'Discards the revision of a course, with its lessons and files; a repeat changes nothing',
    roles: courseStaff,
    noOwner: 'service',
    params: IdParams,
    query: VersionQuery,
    response: successWith('Course Update Successfully!!!', SavedCourse),
    handle: ({ params, query, language }, deps) =>
      withPresentCourse(deps, params.id, language, () =>
        withClosedDraft(deps, params.id, (lessonDraft) =>
          deps.catalogue.discardRevision({ courseId: params.id, basedOnVersion: query.version, lessonDraft }),
        ),
      ),
  }),
];
