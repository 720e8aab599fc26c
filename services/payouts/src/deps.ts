import type { PayoutsDatabase } from './database.ts';

/** What the calls of this service work with. */
export interface Deps {
  readonly database: PayoutsDatabase;
}
