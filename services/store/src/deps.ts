import type { Clock } from '@sargam/chassis/clock';
import type { Service } from '@sargam/chassis/service';
import type { CommerceClient } from './commerce-client.ts';
import type { StoreDatabase } from './database.ts';
import type { GiftCodes } from './gift-cards/gift-code.ts';
import type { StoreMetrics } from './metrics.ts';
import type { RequireVerifiedEmail } from './people/authorization.ts';

/** Dependencies of the gRPC calls, event handlers and jobs. */
export interface Deps {
  readonly database: StoreDatabase;
  readonly clock: Clock;
  readonly log: Service['log'];
  readonly commerce: CommerceClient;
  readonly codes: GiftCodes;
  readonly metrics: StoreMetrics;
  readonly requireVerifiedEmail: RequireVerifiedEmail;
  /** Milliseconds after which an unpaid order is cancelled. */
  readonly orderLifetime: number;
}
