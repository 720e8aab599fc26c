import type { Service } from '@sargam/chassis/service';
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
import type { GatewaySettings } from '../config.ts';

/** gRPC clients of the services. Calls listed in `safe` are retried: they only read, or a repeat changes nothing. */
export const createClients = (service: Service<GatewaySettings>) => {
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
        'listCourses',
        'listFeaturedCourses',
        'getCourse',
        'getCourses',
        'listInstructors',
        'listFeaturedInstructors',
        'getInstructor',
        'listAllCourses',
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
        'getCart',
        'getCourseOffers',
        'getQuote',
        'listPurchases',
        'getOrder',
        'getWallet',
        'listCoupons',
        'notifyPayment',
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

export type UpstreamClients = ReturnType<typeof createClients>;
