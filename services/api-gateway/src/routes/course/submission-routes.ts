import { type Course, CourseSummary } from '@sargam/proto/catalogue/v1/courses';
import { successWith } from '../../api/response.ts';
import { admins } from '../../api/roles.ts';
import { IdParams, PageQuery, toPage, VersionForm } from '../../api/schemas.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import { changePrices } from './course-changes.ts';
import { countLessons, countPaidLessons, withPresentCourse } from './course-publication.ts';
import { SavedCourse } from './course-response.ts';
import { loadDrafts, withClosedDraft } from './lesson-drafts.ts';
import { submissionCsv } from './submission-csv.ts';
import { ChangesForm, PublishForm, WaitingCourses } from './submission-response.ts';

const updated = successWith('Course Update Successfully!!!', SavedCourse);
const instructors = ['instructor'] as const;

type PublishBody = Parameters<typeof changePrices>[0] & { readonly version: number };

/** The prices are those that the admin sees: what is not sent stays as it is in the course with its revision. */
const publish = async (deps: HandlerDeps, courseId: string, body: PublishBody): Promise<Course> => {
  const { version: basedOnVersion, ...form } = body;
  const [{ summary }, lessonCount, paidLessonCount] = await Promise.all([
    deps.catalogue.getCourse({ courseId, withRevision: true }),
    countLessons(deps, courseId, { withDraft: true }),
    countPaidLessons(deps, courseId),
  ]);
  const prices = changePrices(form, summary ?? CourseSummary.create());
  return withClosedDraft(deps, courseId, (lessonDraft) =>
    deps.submissions.publishSubmittedCourse({
      courseId,
      basedOnVersion,
      lessonCount,
      paidLessonCount,
      prices,
      lessonDraft,
    }),
  );
};

export const submissionRoutes: readonly Route[] = [
  route.get('/course/submission/waiting', {
    summary: 'Courses that instructors have sent and that wait for an admin, the longest wait first',
    roles: admins,
    query: PageQuery,
    response: WaitingCourses,
    csv: submissionCsv,
    handle: async ({ query }, deps) => {
      const { courses, total } = await deps.submissions.listSentCourses({ page: toPage(query) });
      const ids = courses.flatMap(({ course }) => (course ? [course.id] : []));
      const drafts = await deps.callOptional('drafts of lessons', () => loadDrafts(deps, ids));
      return {
        total,
        courses: courses.map((sent) => ({ ...sent, draft: drafts?.get(sent.course?.id ?? '') })),
      };
    },
  }),
  route.post('/course/submission/send/{id}', {
    summary: 'Sends a course, or the changes of a published one, to the admins; for its instructor',
    roles: instructors,
    noOwner: 'service',
    params: IdParams,
    body: VersionForm,
    response: updated,
    handle: ({ params, body, language }, deps) =>
      withPresentCourse(deps, params.id, language, async () =>
        deps.submissions.submitCourse({
          courseId: params.id,
          basedOnVersion: body.version,
          lessonCount: await countLessons(deps, params.id, { withDraft: true }),
          lessonDraft: (await loadDrafts(deps, [params.id])).get(params.id)?.number,
        }),
      ),
  }),
  route.post('/course/submission/take-back/{id}', {
    summary: 'Takes a sent course back, so that it can be changed; for its instructor',
    roles: instructors,
    noOwner: 'service',
    params: IdParams,
    body: VersionForm,
    response: updated,
    handle: ({ params, body, language }, deps) =>
      withPresentCourse(deps, params.id, language, () =>
        deps.submissions.withdrawCourse({ courseId: params.id, basedOnVersion: body.version }),
      ),
  }),
  route.post('/course/submission/changes/{id}', {
    summary: 'Asks the instructor of a waiting course for changes with a comment, which is mailed',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    body: ChangesForm,
    response: updated,
    handle: ({ params, body, language }, deps) =>
      withPresentCourse(deps, params.id, language, () =>
        deps.submissions.askForChanges({
          courseId: params.id,
          basedOnVersion: body.version,
          comment: body.comment,
        }),
      ),
  }),
  route.post('/course/submission/publish/{id}', {
    summary:
      'Publishes a waiting course or its changes, with the prices of the form; the instructor is mailed',
    roles: admins,
    noOwner: 'staff',
    params: IdParams,
    body: PublishForm,
    response: successWith('Course published!!!', SavedCourse),
    handle: ({ params, body, language }, deps) =>
      withPresentCourse(deps, params.id, language, () => publish(deps, params.id, body)),
  }),
];
