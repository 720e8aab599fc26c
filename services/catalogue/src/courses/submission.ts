import { domainError } from '@sargam/chassis/errors';
import { nextStateFinder } from '@sargam/chassis/state-machine';
import type { Course, CoursePrices, Offer } from './course.ts';

export type SubmissionState = 'editing' | 'waiting' | 'changesAsked' | 'published';
export type SubmissionAction = 'send' | 'takeBack' | 'askForChanges' | 'publish';

/** A course of an instructor on its way to publication (decision B76). A course without a submission is in `editing`. */
export const submissionTransitions = {
  editing: { send: 'waiting' },
  waiting: { takeBack: 'editing', askForChanges: 'changesAsked', publish: 'published' },
  changesAsked: { send: 'waiting', takeBack: 'editing', publish: 'published' },
  published: { send: 'waiting' },
} as const satisfies Record<SubmissionState, Partial<Record<SubmissionAction, SubmissionState>>>;

const stateAfter = nextStateFinder<SubmissionState, SubmissionAction>(submissionTransitions);

export interface Submission {
  readonly state: SubmissionState;
  /** When the instructor sent the course last. */
  readonly sentAt: Date;
  /** When an admin decided; missing before. */
  readonly decidedAt?: Date | undefined;
  /** The admin who decided about the sent course. */
  readonly decidedBy?: string | undefined;
  /** What the admin asks for; empty in other states. */
  readonly comment: string;
}

const stateOf = ({ submission }: Pick<Course, 'submission'>): SubmissionState =>
  submission?.state ?? 'editing';

export const isWaiting = (course: Pick<Course, 'submission'>): boolean => stateOf(course) === 'waiting';

/** The course after the action. Another person may have acted in the meantime: the action is then refused. */
const act = (course: Course, action: SubmissionAction, change: Partial<Submission>, now: Date): Course => {
  const state = stateAfter(stateOf(course), action);
  if (!state)
    throw domainError.conflict(
      'submission-outdated',
      'This course has been sent, taken back or decided about in the meantime.',
    );
  const { sentAt = now } = course.submission ?? {};
  return { ...course, submission: { sentAt, comment: '', ...change, state } };
};

export const submitCourse = (course: Course, now: Date): Course => act(course, 'send', { sentAt: now }, now);

export const withdrawCourse = (course: Course, now: Date): Course => act(course, 'takeBack', {}, now);

export const askForChanges = (course: Course, comment: string, now: Date, decidedBy?: string): Course =>
  act(course, 'askForChanges', { comment, decidedAt: now, decidedBy }, now);

/** Whether this admin has already asked for the same changes, and nobody has acted since. */
export const isSameRequest = ({ submission }: Course, comment: string, admin: string): boolean =>
  submission?.state === 'changesAsked' && submission.decidedBy === admin && submission.comment === comment;

/** Whether this admin has already published the course with these prices, and nothing new waits. */
export const isSamePublication = (
  course: Course,
  prices: CoursePrices | undefined,
  admin: string,
): boolean => {
  const { submission, published, revision, proposal } = course;
  const isDecided = submission?.state === 'published' && submission.decidedBy === admin;
  return isDecided && published && !revision && !proposal && !(prices && findProposal(course, prices));
};

export const publishSubmittedCourse = (course: Course, now: Date, decidedBy?: string): Course => {
  if (!isWaiting(course))
    throw domainError.conflict('submission-outdated', 'This course does not wait for an admin any more.');
  return decideIfSent(course, now, decidedBy);
};

/** A course that an admin publishes in the course list or in the editor is decided too, and so are its proposed prices. */
export const decideIfSent = (course: Course, now: Date, decidedBy?: string): Course =>
  stateAfter(stateOf(course), 'publish')
    ? { ...act(course, 'publish', { decidedAt: now, decidedBy }, now), proposal: undefined }
    : course;

/** Discarding the changes of a sent course takes the course back. */
export const takeBackIfSent = (course: Course, now: Date): Course =>
  stateAfter(stateOf(course), 'takeBack') ? act(course, 'takeBack', {}, now) : course;

const isSameOffer = (one: Offer | undefined, other: Offer | undefined): boolean =>
  one?.price === other?.price &&
  one?.oldPrice === other?.oldPrice &&
  one?.validityDays === other?.validityDays;

/** The proposal; undefined if these are the prices of the course already. */
export const findProposal = (prices: CoursePrices, proposed: CoursePrices): CoursePrices | undefined => {
  const isSame =
    isSameOffer(prices.standard, proposed.standard) &&
    isSameOffer(prices.tiers.silver, proposed.tiers.silver) &&
    isSameOffer(prices.tiers.gold, proposed.tiers.gold) &&
    isSameOffer(prices.tiers.diamond, proposed.tiers.diamond);
  return isSame ? undefined : { standard: proposed.standard, tiers: proposed.tiers };
};

/** The course as its instructor would like to have it. */
export const withProposedPrices = (course: Course): Course => ({ ...course, ...course.proposal });
