import {
  type CoursePrices,
  CourseSummary,
  type Submission,
  type SubmissionState,
} from '@sargam/proto/catalogue/v1/courses';
import type { OwnSubmission, SentCourse } from '@sargam/proto/catalogue/v1/submissions';
import type { CourseDraft } from '@sargam/proto/learning/v1/drafts';
import { z } from 'zod';
import { enumNames } from '../../api/enum-names.ts';
import {
  field,
  flag,
  instantOrNull,
  integer,
  listOf,
  mapFields,
  orNull,
  responseOf,
  textOrNull,
} from '../../api/response.ts';
import { decidedVersion } from '../../api/schemas.ts';
import { OfferFields } from './course-form.ts';
import { CourseCard } from './course-response.ts';
import { priceFields } from './price-response.ts';

const states = enumNames<SubmissionState>()(
  {
    SUBMISSION_STATE_EDITING: 'editing',
    SUBMISSION_STATE_WAITING: 'waiting',
    SUBMISSION_STATE_CHANGES_ASKED: 'changes-asked',
    SUBMISSION_STATE_PUBLISHED: 'published',
  },
  'editing',
);
const StateName = states.schema.meta({ id: 'SubmissionState' });

/** A course on the way from its instructor to an admin (decision B76). */
export const SubmissionResponse = responseOf<Submission>('Submission')({
  state: field(StateName, ({ state }) => states.nameOf(state)),
  sentAt: instantOrNull(({ sentAt }) => sentAt),
  decidedAt: instantOrNull(({ decidedAt }) => decidedAt),
  comment: textOrNull(({ comment }) => comment, 'What an admin asks for'),
});

export const ProposedPrices = responseOf<CoursePrices>('ProposedPrices')(priceFields);

/** A sent course with the unpublished changes of its lessons and files. */
interface WaitingCourseParts extends SentCourse {
  readonly draft: CourseDraft | undefined;
}

const WaitingCourse = responseOf<WaitingCourseParts>('WaitingCourse')({
  ...mapFields(CourseCard.fields, ({ course }: SentCourse) => course ?? CourseSummary.create()),
  hasPublishedVersion: flag(
    ({ course }) => course?.hasPublishedVersion === true,
    'Whether the course is or was on sale (decision B108)',
  ),
  submission: orNull(SubmissionResponse, ({ submission }) => submission),
  proposal: orNull(
    ProposedPrices,
    ({ proposal }) => proposal,
    'Null if the instructor proposes no other prices',
  ),
  lessonChanges: integer(
    ({ draft }) => draft?.changeCount ?? 0,
    'Unpublished changes of lessons and files of a published course',
  ),
});
export const WaitingCourses = listOf(WaitingCourse, 'courses');

/** The state of an own course on the card of My Courses. */
interface OwnSubmissionParts {
  readonly own: OwnSubmission | undefined;
  readonly draft: CourseDraft | undefined;
}

export const ownSubmissionFields = responseOf<OwnSubmissionParts>()({
  submission: orNull(SubmissionResponse, ({ own }) => own?.submission, 'Null if it was never sent'),
  unsentChanges: flag(
    ({ own, draft }) =>
      draft !== undefined || own?.revisionSavedAt !== undefined || own?.proposesPrices === true,
    'Changes of texts, lessons or files, or proposed prices, that are not published',
  ),
}).fields;

export const ChangesForm = z
  .object({
    version: decidedVersion,
    comment: z.string().trim().min(1, 'This is required').max(2000, 'Too Long!'),
  })
  .meta({ id: 'ChangesForm' });

export const PublishForm = z
  .object({ ...OfferFields.partial().shape, version: decidedVersion })
  .meta({ id: 'PublishForm', description: 'Prices that are not sent stay' });
