import { type ServiceUnderTest, startTestService, type TestServiceOptions } from '@sargam/chassis/testing';
import { type DeepPartial, InstructorEvent } from '@sargam/proto/catalogue/v1/events';
import type { Instructor } from '@sargam/proto/catalogue/v1/instructors';
import { Role } from '@sargam/proto/identity/v1/identity';
import { type PersonSnapshot, UserEvent } from '@sargam/proto/identity/v2/events';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { type MessagingSettings, settings } from '../../src/config.ts';
import { instructorEvents } from '../../src/instructors/instructor-events.ts';
import { userEvents } from '../../src/recipients/user-events.ts';
import { startMessaging } from '../../src/start.ts';

export type MessagingSuite = ServiceUnderTest<MessagingSettings>;

type SuiteOptions = Pick<TestServiceOptions<typeof settings>, 'env' | 'clock'>;

/** Nothing listens on the addresses of commerce, store and identity. */
export const messagingEnv = {
  SITE_URL: 'https://sargam.test',
  COMMERCE_ADDRESS: '127.0.0.1:1',
  STORE_ADDRESS: '127.0.0.1:1',
  IDENTITY_ADDRESS: '127.0.0.1:1',
};

export const startMessagingSuite = ({ env, ...options }: SuiteOptions = {}): Promise<MessagingSuite> =>
  startTestService(import.meta.dirname, {
    settings,
    start: startMessaging,
    env: { ...messagingEnv, ...env },
    ...options,
  });

type PublishedPerson = DeepPartial<PersonSnapshot> & { readonly id: string };
type PublishedInstructor = DeepPartial<Instructor> & { readonly id: string };

/** Publishes identity's event about a person. A person with an instructor id is the instructor, unless another role is given. */
export const publishPerson = (
  suite: MessagingSuite,
  published: PublishedPerson,
  $case: 'signedUp' | 'changed' = 'signedUp',
): Promise<string> => {
  const role = published.instructorId ? Role.ROLE_INSTRUCTOR : Role.ROLE_STUDENT;
  const value = { person: { role, ...published } };
  return suite.publish(userEvents, published.id, UserEvent.fromPartial({ event: { $case, value } }));
};

/** Publishes catalogue's event about an instructor. */
export const publishInstructor = (
  suite: MessagingSuite,
  instructor: PublishedInstructor,
  version = 1,
): Promise<string> =>
  suite.publish(
    instructorEvents,
    instructor.id,
    InstructorEvent.fromPartial({ event: { $case: 'changed', value: { instructor, version } } }),
  );

/** The record of the mails to an address. */
export const listSentMails = async (suite: MessagingSuite, recipient: string) => {
  const admin = suite.as({ subject: 'a', roles: ['admin'] }).client(MessagingServiceDefinition);
  return (await admin.listSentMails({ recipient })).mails;
};
