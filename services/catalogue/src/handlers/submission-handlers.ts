import { domainError } from '@sargam/chassis/errors';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller } from '@sargam/chassis/service';
import type { SubmissionServiceImplementation } from '@sargam/proto/catalogue/v1/submissions';
import type { Course } from '../courses/course.ts';
import { requireCourseEditor } from '../courses/course-editor.ts';
import { toSummaryMessage } from '../courses/course-message.ts';
import { applyRevision, isOpenDraft, isRevised, withPublishedChanges } from '../courses/course-revision.ts';
import { parsePrices } from '../courses/offer-message.ts';
import {
  askForChanges,
  isSamePublication,
  isSameRequest,
  publishSubmittedCourse,
  submitCourse,
  withdrawCourse,
  withProposedPrices,
} from '../courses/submission.ts';
import { toProposalMessage, toSubmissionMessage } from '../courses/submission-message.ts';
import type { SubmissionStore } from '../courses/submission-store.ts';
import type { Deps } from '../deps.ts';
import { requireSameVersion, requireVersion } from '../versioned-store.ts';
import { changeCourse, contentTime, requireNoHiddenLessons, requireWholeOffers } from './course-changes.ts';
import { requireComplete } from './course-publication-handlers.ts';

type Context = Parameters<typeof requireCaller>[0];

const maxCommentLength = 2_000;
const instructors = { roles: ['instructor'] };
const admins = { roles: ['admin'] };

const parseComment = (given: string): string => {
  const comment = given.trim();
  const message = comment === '' ? 'This is required' : 'Too Long!';
  if (comment === '' || comment.length > maxCommentLength)
    throw domainError.invalid('comment-invalid', message, [{ field: 'comment', message }]);
  return comment;
};

const requireSomethingNew = (course: Course, lessonDraft: number): void => {
  if (course.published && !isRevised(course, lessonDraft) && !course.proposal)
    throw domainError.precondition('nothing-to-review', 'This course has no changes since it was published.');
};

/** Changes a course of the calling instructor. */
const changeOwn = (
  deps: Deps,
  context: Context,
  action: string,
  { courseId, basedOnVersion }: { readonly courseId: string; readonly basedOnVersion: number },
  change: (course: Course) => Course,
) => {
  const caller = requireCaller(context, instructors);
  return changeCourse(deps, action, courseId, (current) => {
    requireCourseEditor(caller, current, current);
    requireVersion(current, basedOnVersion);
    return change(current);
  });
};

/** A repeat of a decision by the same admin answers as the first one, so that a lost answer is no conflict. */
const decisionHandlers = (deps: Deps) =>
  ({
    askForChanges: async ({ courseId, basedOnVersion, comment }, context) => {
      const { subject } = requireCaller(context, admins);
      const text = parseComment(comment);
      return changeCourse(deps, 'AskForChanges', courseId, (current) => {
        if (isSameRequest(current, text, subject)) return undefined;
        requireSameVersion(current, basedOnVersion);
        return askForChanges(current, text, deps.clock(), subject);
      });
    },

    publishSubmittedCourse: async (request, context) => {
      const { subject } = requireCaller(context, admins);
      const { courseId, basedOnVersion, lessonCount, paidLessonCount, lessonDraft } = request;
      const prices = request.prices && parsePrices(request.prices);
      if (prices) requireWholeOffers(prices);
      return changeCourse(deps, 'PublishSubmittedCourse', courseId, (current) => {
        const isSame = isSamePublication(current, prices, subject) && !isOpenDraft(current, lessonDraft);
        if (isSame) return undefined;
        requireSameVersion(current, basedOnVersion);
        const priced = { ...withPublishedChanges(current, lessonDraft), ...prices };
        const next = publishSubmittedCourse({ ...priced, published: true }, deps.clock(), subject);
        requireNoHiddenLessons(current, next, paidLessonCount);
        requireComplete(deps, next, lessonCount);
        return { ...next, ...contentTime(deps, current, next) };
      });
    },
  }) satisfies Partial<SubmissionServiceImplementation>;

export const submissionHandlers = (
  deps: Deps,
  submissions: SubmissionStore,
): SubmissionServiceImplementation => ({
  ...decisionHandlers(deps),

  submitCourse: async (request, context) =>
    changeOwn(deps, context, 'SubmitCourse', request, (course) => {
      requireSomethingNew(course, request.lessonDraft);
      // The admins decide about the prices, and publish the instructor's profile.
      const optional = ['instructor-published'];
      requireComplete(deps, withProposedPrices(applyRevision(course)), request.lessonCount, optional);
      return submitCourse(course, deps.clock());
    }),

  withdrawCourse: async (request, context) =>
    changeOwn(deps, context, 'WithdrawCourse', request, (course) => withdrawCourse(course, deps.clock())),

  listSentCourses: async ({ page }, context) => {
    requireCaller(context, admins);
    const { courses, total } = await submissions.listWaiting(toLimitOffset(page));
    return {
      total,
      courses: courses.map((course) => ({
        course: toSummaryMessage(
          applyRevision(course),
          deps.readModel.findInstructorName(course.instructorId),
        ),
        submission: toSubmissionMessage(course),
        proposal: toProposalMessage(course),
      })),
    };
  },

  listOwnSubmissions: async ({ instructorId, courseIds }, context) => {
    const caller = requireCaller(context, { roles: ['admin', 'instructor'] });
    requireCourseEditor(caller, { instructorId }, undefined);
    const courses = await submissions.listOfInstructor(instructorId, courseIds);
    return {
      submissions: courses.map((course) => ({
        courseId: course.id,
        submission: toSubmissionMessage(course),
        revisionSavedAt: course.revision?.savedAt,
        proposesPrices: course.proposal !== undefined,
        version: course.version,
      })),
    };
  },
});
