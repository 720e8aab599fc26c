import { startFakeService } from '@sargam/chassis/testing';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { Course, SubmissionState } from '@sargam/proto/catalogue/v1/courses';

interface FakeCourse {
  readonly hasPublishedVersion?: boolean;
  readonly waiting?: boolean;
}

/** A catalogue whose courses have no published version, apart from those that the test sets. */
export const startFakeCatalogue = async (clock: () => Date) => {
  const courses = new Map<string, FakeCourse>();
  const fake = await startFakeService(
    CatalogueServiceDefinition,
    {
      getCourse: async ({ courseId }) => {
        const { hasPublishedVersion = false, waiting = false } = courses.get(courseId) ?? {};
        const state = waiting
          ? SubmissionState.SUBMISSION_STATE_WAITING
          : SubmissionState.SUBMISSION_STATE_EDITING;
        return Course.fromPartial({ summary: { id: courseId, hasPublishedVersion }, submission: { state } });
      },
    },
    'learning',
    undefined,
    clock,
  );
  return { ...fake, courses };
};
