import type { Clock } from '@sargam/chassis/clock';
import type { SingleFlight } from '@sargam/chassis/idempotency';
import type { Service } from '@sargam/chassis/service';
import type { Database } from '@sargam/chassis/sql';
import type { FetchCourses } from './courses/course-messages.ts';
import type { Metrics } from './metrics.ts';
import type { Poisha } from './money/poisha.ts';
import type { Bills, RefundSurplus, ReturnLatePayment } from './payments/bill.ts';
import type { SettlementResult } from './payments/settle.ts';
import type { PaymentGateway } from './payments/sslcommerz/client.ts';
import type { Identity } from './people/identity.ts';
import type { RefundPolicy } from './refunds/refund-policy.ts';
import type { Tables } from './tables.ts';

/** Dependencies of the calls and background jobs. */
export interface Deps extends Identity, Metrics {
  readonly database: Database<Tables>;
  readonly clock: Clock;
  readonly log: Service['log'];
  readonly fetchCourses: FetchCourses;
  readonly gateway: PaymentGateway;
  readonly bills: Bills;
  readonly refundSurplus: RefundSurplus;
  readonly returnLatePayment: ReturnLatePayment;
  readonly singleFlight: SingleFlight<SettlementResult>;
  readonly refundPolicy: RefundPolicy;
  /** Amount above which an import needs a second admin. */
  readonly importCeiling: Poisha;
  /** Public address of the site. */
  readonly siteUrl: string;
  /** Milliseconds after which an unpaid order ends. */
  readonly orderLifetimeMs: number;
}
