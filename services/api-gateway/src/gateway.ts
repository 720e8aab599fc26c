import type { Caller } from '@sargam/chassis/caller';
import type { Clock } from '@sargam/chassis/clock';
import type { Bucket } from '@sargam/chassis/objects';
import type { Service, ServiceClient } from '@sargam/chassis/service';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import type { GatewaySettings } from './config.ts';
import type { Cookies } from './http/cookies.ts';
import type { OptionalParts } from './http/optional-parts.ts';
import type { ShownInstructors } from './routes/instructor/shown-instructors.ts';
import type { ObjectProxy } from './streaming/object-proxy.ts';
import type { Pictures } from './uploads/pictures.ts';

/** What handlers work with. */
export interface Gateway {
  readonly identity: ServiceClient<typeof IdentityServiceDefinition>;
  readonly catalogue: ServiceClient<typeof CatalogueServiceDefinition>;
  readonly commerce: ServiceClient<typeof CommerceServiceDefinition>;
  readonly learning: ServiceClient<typeof LearningServiceDefinition>;
  readonly messaging: ServiceClient<typeof MessagingServiceDefinition>;
  readonly store: ServiceClient<typeof StoreServiceDefinition>;
  readonly payouts: ServiceClient<typeof PayoutsServiceDefinition>;
  readonly instructors: ShownInstructors;
  readonly optional: OptionalParts;
  readonly cookies: Cookies;
  readonly proxy: ObjectProxy;
  readonly media: Bucket;
  readonly pictures: Pictures;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Service['log'];
  readonly asCaller: <T>(caller: Caller, run: () => T) => T;
}

export type Clients = Pick<
  Gateway,
  'identity' | 'catalogue' | 'commerce' | 'learning' | 'messaging' | 'store' | 'payouts'
>;

/** Connections to the services behind. Only what changes nothing, or may be made twice, is retried. */
export const openClients = (service: Service<GatewaySettings>): Clients => {
  const { settings } = service;
  return {
    identity: service.client(IdentityServiceDefinition, settings.identityAddress, {
      safe: ['checkEmail', 'getKeySet', 'getPerson'],
    }),
    catalogue: service.client(CatalogueServiceDefinition, settings.catalogueAddress, {
      safe: [
        ...(['listCourses', 'listFeaturedCourses', 'getCourse', 'getCourses', 'listInstructors'] as const),
        ...(['listFeaturedInstructors', 'getInstructor', 'listAllCourses'] as const),
      ],
    }),
    commerce: service.client(CommerceServiceDefinition, settings.commerceAddress, {
      safe: ['getCart', 'getQuote', 'listPurchases', 'getOrder', 'getWallet', 'listCoupons', 'notifyPayment'],
    }),
    learning: service.client(LearningServiceDefinition, settings.learningAddress, {
      safe: ['listLessons', 'listEnrolments', 'openVideo'],
    }),
    messaging: service.client(MessagingServiceDefinition, settings.messagingAddress),
    store: service.client(StoreServiceDefinition, settings.storeAddress, {
      safe: ['listProducts', 'getProduct', 'listCategories'],
    }),
    payouts: service.client(PayoutsServiceDefinition, settings.payoutsAddress, {
      safe: ['listInstructorSales', 'listOrders'],
    }),
  };
};
