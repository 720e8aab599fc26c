import { undefinedOn } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { SubmissionState } from '@sargam/proto/catalogue/v1/courses';

export interface CourseInCatalogue {
  /** Whether the course is or was on sale (decision B108). */
  readonly hasPublishedVersion: boolean;
  /** Whether the course waits for an admin (decision B76). */
  readonly isWaiting: boolean;
}

/** The present state of a course; undefined if catalogue does not know the course. Its events arrive later. */
export type FindCourseInCatalogue = (courseId: string) => Promise<CourseInCatalogue | undefined>;

export const createCatalogueClient = (service: Service, address: string): FindCourseInCatalogue => {
  const catalogue = service.client(CatalogueServiceDefinition, address, { retryable: ['getCourse'] });
  return (courseId) =>
    undefinedOn({ kind: 'not_found' }, () =>
      service.runAsService(async () => {
        const { summary, submission } = await catalogue.getCourse({ courseId });
        return {
          hasPublishedVersion: summary?.hasPublishedVersion === true,
          isWaiting: submission?.state === SubmissionState.SUBMISSION_STATE_WAITING,
        };
      }),
    );
};
