import type { Clock } from '@sargam/chassis/clock';
import type { Service } from '@sargam/chassis/service';
import type { CommerceClient } from './commerce-client.ts';
import type { StoreDatabase } from './database.ts';
import type { GiftCodes } from './gift-cards/gift-code.ts';
import type { StoreMetrics } from './metrics.ts';
import type { RequireVerifiedEmail } from './people/verified-email.ts';

/** What the calls, listeners and sweeps of this service work with. */
export interface Deps {
  readonly database: StoreDatabase;
  readonly clock: Clock;
  readonly log: Service['log'];
  readonly commerce: CommerceClient;
  readonly codes: GiftCodes;
  readonly metrics: StoreMetrics;
  readonly requireVerifiedEmail: RequireVerifiedEmail;
  /** Milliseconds after which an order that nobody pays is given up. */
  readonly orderLifetime: number;
}
