import { auditLogModel, createMongoAudit, mongoAuditCalls } from '@sargam/chassis/audit';
import { consumeWithMongo, inboxModel, mongoDeadLetterCalls } from '@sargam/chassis/inbox';
import { openMongo } from '@sargam/chassis/mongo';
import type { Service } from '@sargam/chassis/service';
import { AuditServiceDefinition } from '@sargam/proto/messaging/v1/audit';
import { DeadLetterServiceDefinition } from '@sargam/proto/messaging/v1/dead_letters';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { scheduleAccessEndReminders } from './access-ends/access-end-reminder.ts';
import { openAccessEndStore } from './access-ends/access-end-store.ts';
import { accessEvents, accessHandlers } from './access-ends/access-events.ts';
import { startCampaigns } from './campaigns/start-campaigns.ts';
import { certificateEvents, certificateHandlers } from './certificates/certificate-events.ts';
import type { MessagingSettings } from './config.ts';
import { contactCalls } from './contact/contact-calls.ts';
import { contactModel } from './contact/contact-store.ts';
import { courseEvents, courseHandlers } from './courses/course-events.ts';
import { openCourseStore } from './courses/course-store.ts';
import { createGiftCardClient } from './gift-cards/gift-card-client.ts';
import { giftCardEvents, giftCardHandlers } from './gift-cards/gift-card-events.ts';
import { instructorEvents, instructorHandlers } from './instructors/instructor-events.ts';
import { openInstructorStore } from './instructors/instructor-store.ts';
import { createInvoiceClient } from './invoices/invoice-client.ts';
import { mailCalls } from './mails/mail-calls.ts';
import { openMailStore } from './mails/mail-store.ts';
import { createMailer } from './mails/mailer.ts';
import { notificationCalls } from './notifications/notification-calls.ts';
import { notificationModels } from './notifications/notification-store.ts';
import { orderEvents, orderHandlers } from './orders/order-events.ts';
import { createMailedLinkClient } from './recipients/mailed-link-client.ts';
import { openRecipientStore } from './recipients/recipient-store.ts';
import { userEvents, userHandlers } from './recipients/user-events.ts';
import { replyTemplateCalls } from './reply-templates/reply-template-calls.ts';
import { openReplyTemplateStore } from './reply-templates/reply-template-store.ts';
import { reviewEvents, reviewHandlers } from './reviews/review-events.ts';
import { settlementEvents, settlementHandlers } from './settlements/settlement-events.ts';
import { createAnswerMailer } from './threads/answer-mailer.ts';
import { threadCalls } from './threads/thread-calls.ts';
import { threadModel } from './threads/thread-store.ts';
import { waitingCalls } from './waiting-calls.ts';

/** Opens the stores and the mail relay, registers the calls and subscribes to the topics. */
export const startMessaging = async (service: Service<MessagingSettings>): Promise<void> => {
  const connection = await openMongo(service);
  const inbox = inboxModel(connection);
  const mails = openMailStore(connection, service.clock);
  const { siteUrl, storeAddress, commerceAddress, identityAddress } = service.settings;
  const threads = threadModel(connection);
  const deps = {
    people: openRecipientStore(connection),
    send: createMailer(service, mails),
    siteUrl,
    giftCards: createGiftCardClient(service, storeAddress),
    revealLink: createMailedLinkClient(service, identityAddress),
    printInvoice: createInvoiceClient(service, commerceAddress),
    clock: service.clock,
  };
  const messages = contactModel(connection);
  const campaignRecipients = startCampaigns(service, connection, deps);
  service.grpc.add(MessagingServiceDefinition, {
    ...contactCalls({ messages, audit: createMongoAudit(service, messages), clock: service.clock }),
    ...mailCalls(mails),
    ...waitingCalls({ messages, threads, mails, campaignRecipients }),
  });
  const notifications = notificationModels(service, connection);
  service.grpc.add(NotificationServiceDefinition, notificationCalls(notifications, service.clock));
  const courses = openCourseStore(connection);
  const ends = openAccessEndStore(connection);
  scheduleAccessEndReminders(service, { ...deps, courses, ends });
  const instructors = openInstructorStore(connection);
  const audit = createMongoAudit(service, threads);
  const sendAnswerMail = createAnswerMailer(service, { ...deps, threads });
  service.grpc.add(ThreadServiceDefinition, {
    ...threadCalls({ ...deps, threads, audit, instructors, sendAnswerMail }),
    ...replyTemplateCalls(openReplyTemplateStore(connection)),
  });
  service.grpc.add(AuditServiceDefinition, mongoAuditCalls(auditLogModel(connection)));
  service.grpc.add(DeadLetterServiceDefinition, mongoDeadLetterCalls(inbox));
  consumeWithMongo(service, { inbox, topic: instructorEvents, handlers: instructorHandlers(instructors) });
  consumeWithMongo(service, { inbox, topic: courseEvents, handlers: courseHandlers(deps, courses) });
  consumeWithMongo(service, { inbox, topic: accessEvents, handlers: accessHandlers(ends) });
  consumeWithMongo(service, { inbox, topic: userEvents, handlers: userHandlers(deps) });
  consumeWithMongo(service, { inbox, topic: orderEvents, inBatches: true, handlers: orderHandlers(deps) });
  consumeWithMongo(service, { inbox, topic: certificateEvents, handlers: certificateHandlers(deps) });
  consumeWithMongo(service, { inbox, topic: reviewEvents, handlers: reviewHandlers({ ...deps, courses }) });
  consumeWithMongo(service, { inbox, topic: giftCardEvents, handlers: giftCardHandlers(deps) });
  consumeWithMongo(service, { inbox, topic: settlementEvents, handlers: settlementHandlers(deps) });
};
