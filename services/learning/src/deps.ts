import type { Bucket } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import type { LearningSettings } from './config.ts';
import type { LearningDatabase } from './database.ts';

/** What the calls of this service work with. */
export interface Deps {
  readonly service: Service<LearningSettings>;
  readonly database: LearningDatabase;
  /** Where the videos are. */
  readonly videos: Bucket;
}
