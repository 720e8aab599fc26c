import type { SettingsOf } from '@sargam/chassis/config';
import { scheduleIdempotencyCleanup } from '@sargam/chassis/idempotency';
import { startOutboxRelay } from '@sargam/chassis/outbox';
import type { Service } from '@sargam/chassis/service';
import { type Database, openDatabase } from '@sargam/chassis/sql';
import { bills } from './bills.ts';
import type { settings } from './config.ts';
import { createCourseFetcher } from './courses/course-messages.ts';
import type { Deps } from './deps.ts';
import { addHandlers } from './handlers.ts';
import { saveSellerDetails } from './invoices/invoice-store.ts';
import { createMetrics, monitorDatabase } from './metrics.ts';
import { lockAllOrders } from './orders/order-store.ts';
import { monitorPaidTwice } from './orders/paid-twice.ts';
import { createNotificationFlight } from './payments/receive-notification.ts';
import { createSslcommerzClient } from './payments/sslcommerz/client.ts';
import { createIdentity } from './people/identity.ts';
import { onUserEvents } from './referrals/on-user-events.ts';
import { refundSurplus } from './refunds/refund-payment.ts';
import { returnLatePayment } from './refunds/return-payment.ts';
import { startSweeps } from './sweeps.ts';
import type { Tables } from './tables.ts';
import { expireLots } from './wallet/expire-lots.ts';

type Commerce = Service<SettingsOf<typeof settings>>;

export const startCommerce = async (service: Commerce): Promise<void> => {
  const { sweepInterval, walletExpiryInterval, vatRate, ...terms } = service.settings;
  const database = await openDatabase<Tables>(service);
  const deps = createDeps(service, database);
  await saveSellerDetails(database.db, { ...terms, vatPercent: vatRate });
  addHandlers(service, deps);
  startOutboxRelay(service, database);
  onUserEvents(service, database, lockAllOrders);
  await startSweeps(service, deps, sweepInterval);
  service.scheduleJob('expire wallet money', walletExpiryInterval, () =>
    expireLots(database, service.clock()),
  );
  monitorDatabase(service, database);
  monitorPaidTwice(service, database, sweepInterval);
  scheduleIdempotencyCleanup(service, database);
};

const createDeps = (service: Commerce, database: Database<Tables>): Deps => {
  const { catalogueAddress, identityAddress, siteUrl, orderLifetime, ...given } = service.settings;
  const gateway = {
    url: given.sslcommerzUrl,
    pageDomains: given.sslcommerzPageDomains,
    storeId: given.sslcommerzStoreId,
    storePassword: given.sslcommerzStorePassword,
    timeoutMs: given.sslcommerzTimeout,
  };
  const gatewaySeconds = service.histogram('payment_gateway_seconds', 'Calls to the payment gateway', [
    'operation',
    'outcome',
  ]);
  return {
    database,
    clock: service.clock,
    log: service.log,
    fetchCourses: createCourseFetcher(service, catalogueAddress),
    ...createIdentity(service, identityAddress),
    gateway: createSslcommerzClient(gateway, gatewaySeconds),
    bills,
    refundSurplus,
    returnLatePayment,
    singleFlight: createNotificationFlight(),
    ...createMetrics(service),
    refundPolicy: { kind: given.refundPolicy, days: given.refundDays },
    importCeiling: BigInt(given.importCeiling) * 100n,
    siteUrl,
    orderLifetimeMs: orderLifetime,
  };
};
