import type { Service } from '@sargam/chassis/service';
import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { RecordServiceDefinition } from '@sargam/proto/commerce/v1/records';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { PasskeyServiceDefinition } from '@sargam/proto/identity/v1/passkeys';
import { PasswordServiceDefinition } from '@sargam/proto/identity/v1/passwords';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import { ProfileServiceDefinition } from '@sargam/proto/identity/v1/profiles';
import { SecondFactorServiceDefinition } from '@sargam/proto/identity/v1/second_factors';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { SocialLoginServiceDefinition } from '@sargam/proto/identity/v1/social';
import { SuspensionServiceDefinition } from '@sargam/proto/identity/v1/suspensions';
import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { DraftServiceDefinition } from '@sargam/proto/learning/v1/drafts';
import { JournalServiceDefinition } from '@sargam/proto/learning/v1/journal';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { NoteServiceDefinition } from '@sargam/proto/learning/v1/notes';
import { PracticeServiceDefinition } from '@sargam/proto/learning/v1/practice';
import { ReviewServiceDefinition } from '@sargam/proto/learning/v1/reviews';
import { TeachingServiceDefinition } from '@sargam/proto/learning/v1/teaching';
import { UploadServiceDefinition } from '@sargam/proto/learning/v1/uploads';
import { CampaignServiceDefinition } from '@sargam/proto/messaging/v1/campaigns';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { AnalyticsServiceDefinition } from '@sargam/proto/payouts/v1/analytics';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import {
  SettlementServiceDefinition,
  StatementServiceDefinition,
} from '@sargam/proto/payouts/v1/settlements';
import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import type { GatewaySettings } from '../config.ts';
import { catalogueClients } from './catalogue-clients.ts';
import { clientOf } from './client-of.ts';
import { commonClients } from './common-clients.ts';

/** The service of each client, and its idempotent calls: only these are retried. */
const clients = {
  ...commonClients,
  identity: clientOf(IdentityServiceDefinition, 'identity', ['checkEmail', 'getKeySet', 'getPerson']),
  passkeys: clientOf(PasskeyServiceDefinition, 'identity'),
  passwords: clientOf(PasswordServiceDefinition, 'identity', ['requestPasswordReset']),
  people: clientOf(PeopleServiceDefinition, 'identity', [
    'listPeople',
    'getPeople',
    'getPublicNames',
    'countSignUps',
  ]),
  profiles: clientOf(ProfileServiceDefinition, 'identity', ['countPeople', 'updateProfile']),
  secondFactors: clientOf(SecondFactorServiceDefinition, 'identity', ['getSecondFactor']),
  sessions: clientOf(SessionServiceDefinition, 'identity', ['listSessions', 'endSession', 'endAllSessions']),
  socialLogins: clientOf(SocialLoginServiceDefinition, 'identity', [
    'listLinkedAccounts',
    'listSocialSignUps',
  ]),
  suspensions: clientOf(SuspensionServiceDefinition, 'identity', ['suspend', 'unsuspend']),
  ...catalogueClients,
  commerce: clientOf(CommerceServiceDefinition, 'commerce', [
    'getCart',
    'getCourseOffers',
    'getQuote',
    'listPurchases',
    'getOrder',
    'getWallet',
    'listCoupons',
    'notifyPayment',
  ]),
  charges: clientOf(ChargeServiceDefinition, 'commerce'),
  records: clientOf(RecordServiceDefinition, 'commerce', [
    'getOrderRecord',
    'getChargeRecord',
    'previewRefund',
  ]),
  refunds: clientOf(RefundServiceDefinition, 'commerce', ['listRefunds']),
  invoices: clientOf(InvoiceServiceDefinition, 'commerce', ['getInvoice']),
  wishlists: clientOf(WishlistServiceDefinition, 'commerce', [
    'getWishlist',
    'addToWishlist',
    'removeFromWishlist',
  ]),
  wallets: clientOf(WalletServiceDefinition, 'commerce', [
    'listWalletMovements',
    'listWalletLots',
    'getReferrals',
  ]),
  learning: clientOf(LearningServiceDefinition, 'learning', [
    'listLessons',
    'listEnrolments',
    'listEndedAccess',
    'openVideo',
    'openLadderFile',
    'markLesson',
  ]),
  drafts: clientOf(DraftServiceDefinition, 'learning', ['listDrafts', 'closeDraft']),
  lessons: clientOf(LessonServiceDefinition, 'learning', [
    'updateLesson',
    'removeLesson',
    'restoreLesson',
    'saveCaptions',
    'openCaptions',
    'openScore',
  ]),
  journal: clientOf(JournalServiceDefinition, 'learning', [
    'recordPractice',
    'getJournal',
    'savePracticeGoal',
  ]),
  notes: clientOf(NoteServiceDefinition, 'learning', ['listNotes', 'saveNote', 'deleteNote']),
  practice: clientOf(PracticeServiceDefinition, 'learning', ['listLoops', 'saveLoop', 'deleteLoop']),
  teaching: clientOf(TeachingServiceDefinition, 'learning', ['listCourseProgress', 'listLessonProgress']),
  reviews: clientOf(ReviewServiceDefinition, 'learning', [
    'listCourseReviews',
    'listTestimonials',
    'getOwnReview',
    'saveReview',
    'deleteReview',
    'listReviews',
    'saveReviewAnswer',
    'deleteReviewAnswer',
    'hideReview',
    'restoreReview',
  ]),
  uploads: clientOf(UploadServiceDefinition, 'learning', ['getUpload', 'finishUpload', 'removeUpload']),
  certificates: clientOf(CertificateServiceDefinition, 'learning', [
    'applyForCertificate',
    'countPendingCertificates',
    'listApplications',
    'getApplication',
    'recordMarks',
    'provideCertificate',
    'revokeCertificate',
    'findCertificate',
    'getCertificateDocument',
  ]),
  documents: clientOf(DocumentServiceDefinition, 'learning', ['openDocument', 'removeDocument']),
  messaging: clientOf(MessagingServiceDefinition, 'messaging', [
    'listContactMessages',
    'markContactMessageReplied',
    'countWaiting',
  ]),
  campaigns: clientOf(CampaignServiceDefinition, 'messaging', [
    'countAudience',
    'previewCampaign',
    'listCampaigns',
    'getCampaign',
    'listCampaignRecipients',
    'cancelCampaign',
    'unsubscribe',
    'resubscribe',
  ]),
  notifications: clientOf(NotificationServiceDefinition, 'messaging', [
    'listForPerson',
    'markRead',
    'listNotifications',
    'deleteNotification',
  ]),
  threads: clientOf(ThreadServiceDefinition, 'messaging', [
    'listThreadsOfStudent',
    'listThreadsOfInstructor',
    'listThreads',
    'answerThread',
    'listReplyTemplates',
    'saveReplyTemplate',
    'deleteReplyTemplate',
  ]),
  store: clientOf(StoreServiceDefinition, 'store', ['listProducts', 'getProduct', 'listCategories']),
  storeOrders: clientOf(StoreOrderServiceDefinition, 'store', ['getStoreOrder', 'listStoreOrders']),
  giftCards: clientOf(GiftCardServiceDefinition, 'store', [
    'getGiftCardByCode',
    'redeemGiftCard',
    'listGiftCards',
    'getGiftCard',
  ]),
  payouts: clientOf(PayoutsServiceDefinition, 'payouts', [
    'listInstructorSales',
    'summarizeInstructorSales',
    'listOrderSales',
    'listOrders',
    'findOrders',
  ]),
  analytics: clientOf(AnalyticsServiceDefinition, 'payouts', [
    'getSalesSummaries',
    'listInstructorTotals',
    'getInstructorTotals',
    'listCourseTotals',
    'listCourseSales',
    'getDashboard',
    'countWaiting',
  ]),
  settlements: clientOf(SettlementServiceDefinition, 'payouts', ['listSettlements', 'getReceiptUrl']),
  statements: clientOf(StatementServiceDefinition, 'payouts', ['getStatement', 'getStatementPdf']),
  socialFigures: clientOf(SocialFigureServiceDefinition, 'payouts', [
    'getSocialFigures',
    'saveSocialFigures',
  ]),
};

export type UpstreamClients = { readonly [N in keyof typeof clients]: ReturnType<(typeof clients)[N]> };

export const createClients = (service: Service<GatewaySettings>): UpstreamClients =>
  Object.fromEntries(
    Object.entries(clients).map(([name, create]) => [name, create(service)]),
  ) as unknown as UpstreamClients;
