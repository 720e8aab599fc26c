import type { SettingsOf } from '@sargam/chassis/config';
import { startRelay } from '@sargam/chassis/events';
import { forgetOldAnswers } from '@sargam/chassis/idempotency';
import type { Service } from '@sargam/chassis/service';
import { openDatabase } from '@sargam/chassis/sql';
import { addCalls } from './calls.ts';
import type { settings } from './config.ts';
import { catalogueCourses } from './courses/catalogue-courses.ts';
import { learningAccess } from './courses/learning-access.ts';
import type { Deps } from './deps.ts';
import { keepTerms } from './invoices/terms.ts';
import { watchPaidTwice } from './orders/paid-twice.ts';
import { sslcommerz } from './payments/gateway.ts';
import { openLooks } from './payments/looks.ts';
import { pageMeters, paymentMeters } from './payments/payment-meters.ts';
import { askBuyer } from './people/buyer.ts';
import { payerCheck } from './people/payer.ts';
import { hearOfUsers } from './referrals/hear-of-users.ts';
import { refundMeters } from './refunds/refund-meters.ts';
import { startSweeps } from './sweeps.ts';
import type { Tables } from './tables.ts';
import { expireLots } from './wallet/expire-lots.ts';
import { weighLedger } from './wallet/weigh.ts';

export const startCommerce = async (service: Service<SettingsOf<typeof settings>>): Promise<void> => {
  const { catalogueAddress, identityAddress, siteUrl, orderLifetime, sweepInterval, ...given } =
    service.settings;
  const database = await openDatabase<Tables>(service);
  const gateway = {
    url: given.sslcommerzUrl,
    pageDomains: given.sslcommerzPageDomains,
    storeId: given.sslcommerzStoreId,
    storePassword: given.sslcommerzStorePassword,
    timeout: given.sslcommerzTimeout,
  };
  const gatewaySeconds = service.histogram('payment_gateway_seconds', 'Calls to the payment gateway', [
    'operation',
    'outcome',
  ]);
  const deps: Deps = {
    database,
    clock: service.clock,
    log: service.log,
    courses: catalogueCourses(service, catalogueAddress),
    askAccess: learningAccess(service, given.learningAddress),
    checkPayer: payerCheck(service, identityAddress),
    askBuyer: askBuyer(service, identityAddress),
    gateway: sslcommerz(gateway, gatewaySeconds),
    looks: openLooks(),
    meters: paymentMeters(service),
    pageMeters: pageMeters(service),
    refundMeters: refundMeters(service),
    refundPolicy: { kind: given.refundPolicy, days: given.refundDays },
    siteUrl,
    orderLifetime,
  };

  await keepTerms(database.db, { ...given, vatPercent: given.vatRate });
  addCalls(service, deps);
  startRelay(service, database);
  hearOfUsers(service, database);
  await startSweeps(service, deps, sweepInterval);
  service.every('expire wallet money', service.settings.walletExpiryInterval, () =>
    expireLots(database, service.clock()),
  );
  weighLedger(service, database);
  watchPaidTwice(service, database, sweepInterval);
  forgetOldAnswers(service, database);
};
