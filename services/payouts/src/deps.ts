import type { Clock } from '@sargam/chassis/clock';
import type { Bucket } from '@sargam/chassis/objects';
import type { PayoutsDatabase } from './database.ts';

/** Dependencies of the calls of this service. */
export interface Deps {
  readonly database: PayoutsDatabase;
}

/** Dependencies of the calls about payouts. */
export interface PayoutDeps extends Deps {
  readonly clock: Clock;
  /** Holds the receipts. */
  readonly receipts: Bucket;
}
