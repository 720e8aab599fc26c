import type { Clock } from '@sargam/chassis/clock';
import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import type { Courses } from './courses/catalogue-courses.ts';
import type { AskAccess } from './courses/learning-access.ts';
import type { Gateway } from './payments/gateway.ts';
import type { Looks } from './payments/looks.ts';
import type { PageMeters, PaymentMeters } from './payments/payment-meters.ts';
import type { AskBuyer } from './people/buyer.ts';
import type { CheckPayer } from './people/payer.ts';
import type { RefundMeters } from './refunds/refund-meters.ts';
import type { RefundPolicy } from './refunds/refund-policy.ts';
import type { Tables } from './tables.ts';

/** What the calls and sweeps work with. */
export interface Deps {
  readonly database: Database<Tables>;
  readonly clock: Clock;
  readonly log: Service['log'];
  readonly courses: Courses;
  readonly askAccess: AskAccess;
  readonly checkPayer: CheckPayer;
  readonly askBuyer: AskBuyer;
  readonly gateway: Gateway;
  readonly looks: Looks;
  readonly meters: PaymentMeters;
  readonly pageMeters: PageMeters;
  readonly refundMeters: RefundMeters;
  readonly refundPolicy: RefundPolicy;
  /** The site as browsers reach it. */
  readonly siteUrl: string;
  /** Milliseconds after which an unpaid order ends. */
  readonly orderLifetime: number;
}
