import type { Caller } from '@sargam/chassis/caller';
import type { Clock } from '@sargam/chassis/clock';
import type { Bucket } from '@sargam/chassis/objects';
import type { Service, ServiceClient } from '@sargam/chassis/service';
import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { SearchServiceDefinition } from '@sargam/proto/catalogue/v1/search';
import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { PasswordServiceDefinition } from '@sargam/proto/identity/v1/passwords';
import { ProfileServiceDefinition } from '@sargam/proto/identity/v1/profiles';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { SocialLoginServiceDefinition } from '@sargam/proto/identity/v1/social';
import { SuspensionServiceDefinition } from '@sargam/proto/identity/v1/suspensions';
import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import type { EndedSessions } from './auth/ended-sessions.ts';
import type { GatewaySettings } from './config.ts';
import type { Cookies } from './http/cookies.ts';
import type { OptionalParts } from './http/optional-parts.ts';
import type { Counters } from './routes/analytics/counters.ts';
import type { ShownInstructors } from './routes/instructor/shown-instructors.ts';
import type { SocialPages } from './routes/user/social-pages.ts';
import type { ObjectProxy } from './streaming/object-proxy.ts';
import type { Pictures } from './uploads/pictures.ts';

/** What handlers work with. */
export interface Gateway {
  readonly identity: ServiceClient<typeof IdentityServiceDefinition>;
  readonly passwords: ServiceClient<typeof PasswordServiceDefinition>;
  readonly profiles: ServiceClient<typeof ProfileServiceDefinition>;
  readonly sessions: ServiceClient<typeof SessionServiceDefinition>;
  readonly socialLogins: ServiceClient<typeof SocialLoginServiceDefinition>;
  readonly suspensions: ServiceClient<typeof SuspensionServiceDefinition>;
  readonly catalogue: ServiceClient<typeof CatalogueServiceDefinition>;
  readonly freebies: ServiceClient<typeof FreebieServiceDefinition>;
  readonly announcements: ServiceClient<typeof AnnouncementServiceDefinition>;
  readonly search: ServiceClient<typeof SearchServiceDefinition>;
  readonly commerce: ServiceClient<typeof CommerceServiceDefinition>;
  readonly charges: ServiceClient<typeof ChargeServiceDefinition>;
  readonly refunds: ServiceClient<typeof RefundServiceDefinition>;
  readonly invoices: ServiceClient<typeof InvoiceServiceDefinition>;
  readonly wishlists: ServiceClient<typeof WishlistServiceDefinition>;
  readonly wallets: ServiceClient<typeof WalletServiceDefinition>;
  readonly learning: ServiceClient<typeof LearningServiceDefinition>;
  readonly certificates: ServiceClient<typeof CertificateServiceDefinition>;
  readonly documents: ServiceClient<typeof DocumentServiceDefinition>;
  readonly messaging: ServiceClient<typeof MessagingServiceDefinition>;
  readonly notifications: ServiceClient<typeof NotificationServiceDefinition>;
  readonly threads: ServiceClient<typeof ThreadServiceDefinition>;
  readonly store: ServiceClient<typeof StoreServiceDefinition>;
  readonly storeOrders: ServiceClient<typeof StoreOrderServiceDefinition>;
  readonly giftCards: ServiceClient<typeof GiftCardServiceDefinition>;
  readonly payouts: ServiceClient<typeof PayoutsServiceDefinition>;
  readonly socialFigures: ServiceClient<typeof SocialFigureServiceDefinition>;
  readonly counters: Counters;
  readonly socialPages: SocialPages;
  readonly instructors: ShownInstructors;
  readonly optional: OptionalParts;
  readonly cookies: Cookies;
  readonly endedSessions: EndedSessions;
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
  | ('identity' | 'passwords' | 'profiles' | 'sessions' | 'socialLogins' | 'suspensions')
  | ('catalogue' | 'freebies' | 'announcements' | 'search')
  | (
      | 'learning'
      | 'certificates'
      | 'documents'
      | 'messaging'
      | 'notifications'
      | 'threads'
      | 'payouts'
      | 'socialFigures'
    )
  | ('commerce' | 'charges' | 'refunds' | 'invoices' | 'wishlists' | 'wallets')
  | ('store' | 'storeOrders' | 'giftCards')
>;

/** Connections to the services behind. Only what changes nothing, or may be made twice, is retried. */
export const openClients = (service: Service<GatewaySettings>): Clients => {
  const { settings } = service;
  return {
    identity: service.client(IdentityServiceDefinition, settings.identityAddress, {
      retryable: ['checkEmail', 'getKeySet', 'getPerson'],
    }),
    passwords: service.client(PasswordServiceDefinition, settings.identityAddress, {
      retryable: ['requestPasswordReset'],
    }),
    profiles: service.client(ProfileServiceDefinition, settings.identityAddress, {
      retryable: ['countPeople', 'updateProfile'],
    }),
    sessions: service.client(SessionServiceDefinition, settings.identityAddress, {
      retryable: ['listSessions', 'endSession', 'endAllSessions'],
    }),
    socialLogins: service.client(SocialLoginServiceDefinition, settings.identityAddress),
    suspensions: service.client(SuspensionServiceDefinition, settings.identityAddress, {
      retryable: ['suspend', 'reinstate'],
    }),
    catalogue: service.client(CatalogueServiceDefinition, settings.catalogueAddress, {
      retryable: [
        ...(['listCourses', 'listFeaturedCourses', 'getCourse', 'getCourses', 'listInstructors'] as const),
        ...(['listFeaturedInstructors', 'getInstructor', 'listAllCourses'] as const),
      ],
    }),
    freebies: service.client(FreebieServiceDefinition, settings.catalogueAddress, {
      retryable: ['listFreebies', 'getFreebie', 'deleteFreebie'],
    }),
    announcements: service.client(AnnouncementServiceDefinition, settings.catalogueAddress, {
      retryable: ['listUpcoming', 'deleteUpcoming', 'getPopup'],
    }),
    search: service.client(SearchServiceDefinition, settings.catalogueAddress, {
      retryable: ['search', 'countCatalogue'],
    }),
    commerce: service.client(CommerceServiceDefinition, settings.commerceAddress, {
      retryable: [
        ...(['getCart', 'getCourseOffers', 'getQuote', 'listPurchases', 'getOrder', 'getWallet'] as const),
        ...(['listCoupons', 'notifyPayment'] as const),
      ],
    }),
    charges: service.client(ChargeServiceDefinition, settings.commerceAddress),
    refunds: service.client(RefundServiceDefinition, settings.commerceAddress, {
      retryable: ['listRefunds'],
    }),
    invoices: service.client(InvoiceServiceDefinition, settings.commerceAddress, {
      retryable: ['getInvoice'],
    }),
    wishlists: service.client(WishlistServiceDefinition, settings.commerceAddress, {
      retryable: ['getWishlist', 'addToWishlist', 'removeFromWishlist'],
    }),
    wallets: service.client(WalletServiceDefinition, settings.commerceAddress, {
      retryable: ['listWalletMovements', 'listWalletLots', 'getReferrals'],
    }),
    learning: service.client(LearningServiceDefinition, settings.learningAddress, {
      retryable: ['listLessons', 'listEnrolments', 'openVideo'],
    }),
    certificates: service.client(CertificateServiceDefinition, settings.learningAddress, {
      retryable: ['applyForCertificate'],
    }),
    documents: service.client(DocumentServiceDefinition, settings.learningAddress, {
      retryable: ['openDocument', 'removeDocument'],
    }),
    messaging: service.client(MessagingServiceDefinition, settings.messagingAddress),
    notifications: service.client(NotificationServiceDefinition, settings.messagingAddress, {
      retryable: ['listForPerson', 'markRead', 'listNotifications', 'deleteNotification'],
    }),
    threads: service.client(ThreadServiceDefinition, settings.messagingAddress, {
      retryable: ['listThreadsOfStudent', 'listThreadsOfInstructor', 'answerThread'],
    }),
    store: service.client(StoreServiceDefinition, settings.storeAddress, {
      retryable: ['listProducts', 'getProduct', 'listCategories'],
    }),
    storeOrders: service.client(StoreOrderServiceDefinition, settings.storeAddress, {
      retryable: ['getStoreOrder', 'listStoreOrders'],
    }),
    giftCards: service.client(GiftCardServiceDefinition, settings.storeAddress, {
      retryable: ['getGiftCardByCode', 'redeemGiftCard', 'listGiftCards', 'getGiftCard'],
    }),
    payouts: service.client(PayoutsServiceDefinition, settings.payoutsAddress, {
      retryable: ['listInstructorSales', 'listOrders'],
    }),
    socialFigures: service.client(SocialFigureServiceDefinition, settings.payoutsAddress, {
      retryable: ['getSocialFigures', 'saveSocialFigures'],
    }),
  };
};
