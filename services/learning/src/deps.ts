import type { Memoized } from '@sargam/chassis/caching';
import type { Bucket } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import type { LearningSettings } from './config.ts';
import type { LearningDatabase } from './database.ts';
import type { DocumentRow } from './documents/document-store.ts';
import type { FreeLessonRow } from './free-lessons/free-lesson-store.ts';
import type { LessonRow } from './lessons/lesson-store.ts';

/** What the calls of this service work with. */
export interface Deps {
  readonly service: Service<LearningSettings>;
  readonly database: LearningDatabase;
  /** The lessons of courses that were asked for lately, some seconds old at most. */
  readonly lessonsShown: Memoized<readonly LessonRow[]>;
  /** Likewise those that stand at YouTube. */
  readonly freeLessonsShown: Memoized<readonly FreeLessonRow[]>;
  /** And the files of courses. */
  readonly documentsShown: Memoized<readonly DocumentRow[]>;
  /** Where the videos and the files of courses are. */
  readonly videos: Bucket;
}
