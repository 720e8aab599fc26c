import type { Clock } from '@sargam/chassis/clock';
import type { StoreDatabase } from './database.ts';

/** What the calls of this service work with. */
export interface Deps {
  readonly database: StoreDatabase;
  readonly clock: Clock;
}
