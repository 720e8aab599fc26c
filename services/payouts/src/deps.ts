import type { PayoutsDatabase } from './database.ts';

/** Dependencies of the calls of this service. */
export interface Deps {
  readonly database: PayoutsDatabase;
}
