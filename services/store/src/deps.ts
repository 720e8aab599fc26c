import type { Clock } from '@sargam/chassis/clock';
import type { Service } from '@sargam/chassis/service';
import type { Commerce } from './commerce.ts';
import type { StoreDatabase } from './database.ts';
import type { GiftCodes } from './giftcards/code.ts';
import type { Meters } from './meters.ts';
import type { RequireVerified } from './people/verified.ts';

/** What the calls, listeners and sweeps of this service work with. */
export interface Deps {
  readonly database: StoreDatabase;
  readonly clock: Clock;
  readonly log: Service['log'];
  readonly commerce: Commerce;
  readonly codes: GiftCodes;
  readonly meters: Meters;
  readonly requireVerified: RequireVerified;
  /** Milliseconds after which an order that nobody pays is given up. */
  readonly orderLifetime: number;
}
