import type { Memoized } from '@sargam/chassis/caching';
import type { Bucket } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import type { LearningSettings } from './config.ts';
import type { FindCourseInCatalogue } from './courses/catalogue-client.ts';
import type { LearningDatabase } from './database.ts';
import type { DocumentRow } from './documents/document-store.ts';
import type { EnrolmentReader } from './enrolments/enrolment-reader.ts';
import type { FreeLessonRow } from './free-lessons/free-lesson-store.ts';
import type { LessonWithCaptions } from './lessons/lesson-store.ts';

/** Dependencies of the calls of this service. */
export interface Deps {
  readonly service: Service<LearningSettings>;
  readonly database: LearningDatabase;
  readonly findCourseInCatalogue: FindCourseInCatalogue;
  /** Every read of enrolments and of access. */
  readonly enrolments: EnrolmentReader;
  /** Lessons by course id. An entry is at most a few seconds old. */
  readonly lessonCache: Memoized<readonly LessonWithCaptions[]>;
  /** Free lessons by course id. */
  readonly freeLessonCache: Memoized<readonly FreeLessonRow[]>;
  /** Documents by course id. */
  readonly documentCache: Memoized<readonly DocumentRow[]>;
  /** Holds videos and documents. */
  readonly fileBucket: Bucket;
}
