import { auditLogModel, createMongoAudit, mongoAuditHandlers } from '@sargam/chassis/audit';
import { memoizeLargeCounts } from '@sargam/chassis/caching';
import { consumeWithMongo, inboxModel, mongoDeadLetterHandlers } from '@sargam/chassis/inbox';
import { openMongo, waitForIndexes } from '@sargam/chassis/mongo';
import type { Service } from '@sargam/chassis/service';
import { AuditServiceDefinition } from '@sargam/proto/messaging/v1/audit';
import { DeadLetterServiceDefinition } from '@sargam/proto/messaging/v1/dead_letters';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { scheduleAccessEndReminders } from './access-ends/access-end-reminder.ts';
import { openAccessEndStore } from './access-ends/access-end-store.ts';
import { accessEventHandlers, accessEvents } from './access-ends/access-events.ts';
import { startCampaigns } from './campaigns/start-campaigns.ts';
import { certificateEventHandlers, certificateEvents } from './certificates/certificate-events.ts';
import type { MessagingSettings } from './config.ts';
import { contactHandlers } from './contact/contact-handlers.ts';
import { contactModel } from './contact/contact-store.ts';
import { courseEventHandlers, courseEvents } from './courses/course-events.ts';
import { openCourseStore } from './courses/course-store.ts';
import { createGiftCardClient } from './gift-cards/gift-card-client.ts';
import { giftCardEventHandlers, giftCardEvents } from './gift-cards/gift-card-events.ts';
import { instructorEventHandlers, instructorEvents } from './instructors/instructor-events.ts';
import { openInstructorStore } from './instructors/instructor-store.ts';
import { createInvoiceClient } from './invoices/invoice-client.ts';
import { mailHandlers } from './mails/mail-handlers.ts';
import { openMailStore } from './mails/mail-store.ts';
import { createMailer } from './mails/mailer.ts';
import { notificationHandlers } from './notifications/notification-handlers.ts';
import { notificationModels } from './notifications/notification-store.ts';
import { orderEventHandlers, orderEvents } from './orders/order-events.ts';
import { createInstructorAccountClient } from './recipients/instructor-account-client.ts';
import { createMailedLinkClient } from './recipients/mailed-link-client.ts';
import { openRecipientStore } from './recipients/recipient-store.ts';
import { userEventHandlers, userEvents } from './recipients/user-events.ts';
import { replyTemplateHandlers } from './reply-templates/reply-template-handlers.ts';
import { openReplyTemplateStore } from './reply-templates/reply-template-store.ts';
import { reviewEventHandlers, reviewEvents } from './reviews/review-events.ts';
import { settlementEventHandlers, settlementEvents } from './settlements/settlement-events.ts';
import { createAnswerMailer } from './threads/answer-mailer.ts';
import { createMessageMailer } from './threads/message-mailer.ts';
import { threadHandlers } from './threads/thread-handlers.ts';
import { threadModel } from './threads/thread-store.ts';
import { waitingHandlers } from './waiting-handlers.ts';

/** Opens the stores and the mail relay, registers the calls and subscribes to the topics. */
export const startMessaging = async (service: Service<MessagingSettings>): Promise<void> => {
  const connection = await openMongo(service);
  const inbox = inboxModel(connection);
  const mails = openMailStore(connection, service.clock);
  const { siteUrl, storeAddress, commerceAddress, identityAddress } = service.settings;
  const threads = threadModel(connection);
  const deps = {
    people: openRecipientStore(connection, createInstructorAccountClient(service, identityAddress)),
    send: createMailer(service, mails),
    siteUrl,
    giftCards: createGiftCardClient(service, storeAddress),
    revealLink: createMailedLinkClient(service, identityAddress),
    printInvoice: createInvoiceClient(service, commerceAddress),
    clock: service.clock,
  };
  const messages = contactModel(connection);
  const memoizeCount = memoizeLargeCounts(service.clock);
  const campaignRecipients = startCampaigns(service, connection, deps);
  service.grpc.add(MessagingServiceDefinition, {
    ...contactHandlers({
      messages,
      audit: createMongoAudit(service, messages),
      clock: service.clock,
      memoizeCount,
    }),
    ...mailHandlers({ mails, people: deps.people }),
    ...waitingHandlers({ messages, threads, mails, campaignRecipients, memoizeCount }),
  });
  const notifications = notificationModels(service, connection);
  service.grpc.add(NotificationServiceDefinition, notificationHandlers(notifications, service.clock));
  const courses = openCourseStore(connection);
  const ends = openAccessEndStore(connection);
  scheduleAccessEndReminders(service, { ...deps, courses, ends });
  const instructors = openInstructorStore(connection);
  const audit = createMongoAudit(service, threads);
  const sendAnswerMail = createAnswerMailer(service, { ...deps, threads });
  const sendMessageMail = createMessageMailer(service, { ...deps, threads });
  service.grpc.add(ThreadServiceDefinition, {
    ...threadHandlers({
      ...deps,
      threads,
      audit,
      instructors,
      sendAnswerMail,
      sendMessageMail,
      memoizeCount,
    }),
    ...replyTemplateHandlers(openReplyTemplateStore(connection)),
  });
  service.grpc.add(AuditServiceDefinition, mongoAuditHandlers(auditLogModel(connection)));
  service.grpc.add(DeadLetterServiceDefinition, mongoDeadLetterHandlers(inbox));
  await waitForIndexes(connection);
  consumeWithMongo(service, {
    inbox,
    topic: instructorEvents,
    handlers: instructorEventHandlers(instructors),
  });
  consumeWithMongo(service, { inbox, topic: courseEvents, handlers: courseEventHandlers(deps, courses) });
  consumeWithMongo(service, { inbox, topic: accessEvents, handlers: accessEventHandlers(ends) });
  consumeWithMongo(service, { inbox, topic: userEvents, handlers: userEventHandlers(deps) });
  consumeWithMongo(service, {
    inbox,
    topic: orderEvents,
    inBatches: true,
    handlers: orderEventHandlers(deps),
  });
  consumeWithMongo(service, { inbox, topic: certificateEvents, handlers: certificateEventHandlers(deps) });
  consumeWithMongo(service, {
    inbox,
    topic: reviewEvents,
    handlers: reviewEventHandlers({ ...deps, courses }),
  });
  consumeWithMongo(service, { inbox, topic: giftCardEvents, handlers: giftCardEventHandlers(deps) });
  consumeWithMongo(service, { inbox, topic: settlementEvents, handlers: settlementEventHandlers(deps) });
};
