import { consumeWithMongo, inboxModel } from '@sargam/chassis/inbox';
import { openMongo } from '@sargam/chassis/mongo';
import type { Service } from '@sargam/chassis/service';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import type { MessagingSettings } from './config.ts';
import { contactCalls } from './contact/contact-calls.ts';
import { contactModel } from './contact/contact-store.ts';
import { openCardCodes } from './giftcards/card-codes.ts';
import { giftCardEvents, hearOfGiftCard } from './giftcards/gift-card-events.ts';
import { hearOfInstructor, instructorEvents } from './instructors/instructor-events.ts';
import { openInstructors } from './instructors/instructor-store.ts';
import { mailCalls } from './mails/mail-calls.ts';
import { openMailStore } from './mails/mail-store.ts';
import { openMailer } from './mails/mailer.ts';
import { notificationCalls } from './notifications/notification-calls.ts';
import { notificationModels } from './notifications/notification-store.ts';
import { hearOfOrder, orderEvents } from './orders/order-events.ts';
import { hearOfPerson, userEvents } from './people/people-events.ts';
import { openPeople } from './people/person-store.ts';
import { mailsOfAnswers } from './threads/mail-answers.ts';
import { threadCalls } from './threads/thread-calls.ts';
import { threadModel } from './threads/thread-store.ts';

/** The whole service: its stores, its calls, what it listens to and mails. */
export const startMessaging = async (service: Service<MessagingSettings>): Promise<void> => {
  const connection = await openMongo(service);
  const inbox = inboxModel(connection);
  const mails = openMailStore(connection, service.clock);
  const { siteUrl, storeAddress } = service.settings;
  const deps = {
    people: openPeople(connection),
    send: openMailer(service, mails),
    siteUrl,
    cards: openCardCodes(service, storeAddress),
    clock: service.clock,
  };
  service.grpc.add(MessagingServiceDefinition, {
    ...contactCalls(contactModel(connection), service.clock),
    ...mailCalls(mails),
  });
  const notifications = notificationModels(connection);
  service.grpc.add(NotificationServiceDefinition, notificationCalls(notifications, service.clock));
  const instructors = openInstructors(connection);
  const threads = threadModel(connection);
  const mailAnswer = mailsOfAnswers(service, { ...deps, threads });
  service.grpc.add(ThreadServiceDefinition, threadCalls({ ...deps, threads, instructors, mailAnswer }));
  consumeWithMongo(service, { inbox, topic: instructorEvents, handle: hearOfInstructor(instructors) });
  consumeWithMongo(service, { inbox, topic: userEvents, handle: hearOfPerson(deps) });
  consumeWithMongo(service, { inbox, topic: orderEvents, inBatches: true, handle: hearOfOrder(deps) });
  consumeWithMongo(service, { inbox, topic: giftCardEvents, handle: hearOfGiftCard(deps) });
};
