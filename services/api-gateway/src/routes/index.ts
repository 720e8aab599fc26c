import type { Route } from '../routing/route.ts';
import { analyticsRoutes, orderListRoutes } from './analytics/analytics-routes.ts';
import { dashboardRoutes } from './analytics/dashboard-routes.ts';
import { statisticsRoutes } from './analytics/statistics-routes.ts';
import { teachingRoutes } from './analytics/teaching-routes.ts';
import { totalsRoutes } from './analytics/totals-routes.ts';
import { announcementRoutes } from './announcements/announcements-routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { checkoutRoutes } from './cart/checkout-routes.ts';
import { couponRoutes } from './cart/coupon-routes.ts';
import { adminMessageRoutes } from './contact/admin-message-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { replyTemplateRoutes } from './contact/reply-template-routes.ts';
import { certificateAdminRoutes } from './course/certificate-admin-routes.ts';
import { certificateReadRoutes } from './course/certificate-read-routes.ts';
import { certificateRoutes } from './course/certificate-routes.ts';
import { courseAdminRoutes } from './course/course-admin-routes.ts';
import { courseFileRoutes } from './course/course-file-routes.ts';
import { courseFormRoutes } from './course/course-form-routes.ts';
import { courseRoutes } from './course/course-routes.ts';
import { lessonEditRoutes } from './course/lesson-edit-routes.ts';
import { submissionRoutes } from './course/submission-routes.ts';
import { deadLetterRoutes } from './dead-letters/dead-letter-routes.ts';
import { freebieRoutes } from './freebies/freebies-routes.ts';
import { instructorRoutes } from './instructor/instructor-routes.ts';
import { invoiceRoutes } from './invoice/invoice-routes.ts';
import { endedAccessRoutes } from './learning/ended-access-routes.ts';
import { journalRoutes } from './learning/journal-routes.ts';
import { learningRoutes } from './learning/learning-routes.ts';
import { loopRoutes } from './learning/loop-routes.ts';
import { noteRoutes } from './learning/note-routes.ts';
import { mailRoutes } from './mails/mail-routes.ts';
import { massMailRoutes } from './mass-mail/mass-mail-routes.ts';
import { subscriptionRoutes } from './mass-mail/subscription-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { notificationRoutes } from './notifications/notifications-routes.ts';
import { importRoutes } from './order/import-routes.ts';
import { orderRoutes } from './order/order-routes.ts';
import { recordRoutes } from './order/record-routes.ts';
import { refundRoutes } from './order/refund-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { referralRoutes } from './referral/referral-routes.ts';
import { courseReviewRoutes } from './reviews/course-review-routes.ts';
import { staffReviewRoutes } from './reviews/staff-review-routes.ts';
import { adminSearchRoutes } from './search/admin-search-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { settlementRoutes } from './settlement/settlement-routes.ts';
import { statementRoutes } from './settlement/statement-routes.ts';
import { giftCardRoutes } from './store/gift-card-routes.ts';
import { storeOrderRoutes } from './store/store-order-routes.ts';
import { categoryRoutes, productRoutes } from './store/store-routes.ts';
import { uploadRoutes } from './uploads/upload-routes.ts';
import { accountRoutes } from './user/account-routes.ts';
import { linkedAccountRoutes } from './user/linked-account-routes.ts';
import { passkeyRoutes } from './user/passkey-routes.ts';
import { passwordRoutes } from './user/password-routes.ts';
import { peopleRoutes } from './user/people-routes.ts';
import { profileRoutes } from './user/profile-routes.ts';
import { secondFactorRoutes } from './user/second-factor-routes.ts';
import { sessionListRoutes } from './user/session-list-routes.ts';
import { sessionRoutes } from './user/session-routes.ts';
import { signUpRoutes } from './user/sign-up-routes.ts';
import { socialRoutes } from './user/social-routes.ts';
import { suspensionRoutes } from './user/suspension-routes.ts';
import { userRoutes } from './user/user-routes.ts';
import { videoRoutes } from './video/video-routes.ts';
import { walletRoutes } from './wallet/wallet-routes.ts';
import { wishlistRoutes } from './wishlist/wishlist-routes.ts';

/** All routes of the API. */
export const routes: readonly Route[] = [
  ...announcementRoutes,
  ...courseRoutes,
  ...certificateRoutes,
  ...certificateAdminRoutes,
  ...certificateReadRoutes,
  ...courseFileRoutes,
  ...courseFormRoutes,
  ...submissionRoutes,
  ...courseAdminRoutes,
  ...lessonEditRoutes,
  ...uploadRoutes,
  ...instructorRoutes,
  ...freebieRoutes,
  ...searchRoutes,
  ...adminSearchRoutes,
  ...passwordRoutes,
  ...linkedAccountRoutes,
  ...sessionListRoutes,
  ...secondFactorRoutes,
  ...passkeyRoutes,
  ...profileRoutes,
  ...socialRoutes,
  ...suspensionRoutes,
  ...signUpRoutes,
  ...userRoutes,
  ...peopleRoutes,
  ...accountRoutes,
  ...auditRoutes,
  ...deadLetterRoutes,
  ...mailRoutes,
  ...sessionRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...couponRoutes,
  ...wishlistRoutes,
  ...orderRoutes,
  ...importRoutes,
  ...orderListRoutes,
  ...refundRoutes,
  ...recordRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...walletRoutes,
  ...referralRoutes,
  ...learningRoutes,
  ...loopRoutes,
  ...noteRoutes,
  ...courseReviewRoutes,
  ...staffReviewRoutes,
  ...journalRoutes,
  ...endedAccessRoutes,
  ...videoRoutes,
  ...statisticsRoutes,
  ...analyticsRoutes,
  ...totalsRoutes,
  ...teachingRoutes,
  ...dashboardRoutes,
  ...settlementRoutes,
  ...statementRoutes,
  ...productRoutes,
  ...categoryRoutes,
  ...storeOrderRoutes,
  ...giftCardRoutes,
  ...contactRoutes,
  ...replyTemplateRoutes,
  ...adminMessageRoutes,
  ...notificationRoutes,
  ...subscriptionRoutes,
  ...massMailRoutes,
  ...mediaRoutes,
];
