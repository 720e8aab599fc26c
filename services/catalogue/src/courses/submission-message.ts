import { type Submission as SubmissionMessage, SubmissionState } from '@sargam/proto/catalogue/v1/courses';
import type { CourseDecided } from '@sargam/proto/catalogue/v1/events';
import type { Course } from './course.ts';
import { toPricesMessage } from './offer-message.ts';

const states = {
  editing: SubmissionState.SUBMISSION_STATE_EDITING,
  waiting: SubmissionState.SUBMISSION_STATE_WAITING,
  changesAsked: SubmissionState.SUBMISSION_STATE_CHANGES_ASKED,
  published: SubmissionState.SUBMISSION_STATE_PUBLISHED,
} as const;

export const toProposalMessage = ({ proposal }: Pick<Course, 'proposal'>) =>
  proposal && toPricesMessage(proposal);

export const toSubmissionMessage = ({
  submission,
}: Pick<Course, 'submission'>): SubmissionMessage | undefined =>
  submission && {
    state: states[submission.state],
    sentAt: submission.sentAt,
    decidedAt: submission.decidedAt,
    comment: submission.comment,
  };

/** The event for the instructor with the result of a review; undefined if the state of the review is unchanged. */
export const toDecisionEvent = (before: Course | undefined, after: Course) => {
  const { submission } = after;
  if (!submission || submission.state === before?.submission?.state) return undefined;
  const $case = decisions[submission.state];
  if (!$case) return undefined;
  const { id: courseId, instructorId, title } = after;
  const value: CourseDecided = { courseId, instructorId, title, comment: submission.comment };
  return { event: { $case, value } };
};

const decisions = {
  editing: undefined,
  waiting: undefined,
  changesAsked: 'changesAsked',
  published: 'sentCoursePublished',
} as const;
