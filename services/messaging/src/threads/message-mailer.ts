import type { Service } from '@sargam/chassis/service';
import type { SendMail } from '../mails/mailer.ts';
import { messageMail } from '../mails/templates/message.ts';
import { mailPerson } from '../recipients/mail-person.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import { createDueMailer } from './due-mailer.ts';
import type { Thread } from './thread.ts';
import { claimDueThread, markThreadMailed, type ThreadModel } from './thread-store.ts';

interface Deps {
  readonly threads: ThreadModel;
  readonly people: RecipientStore;
  readonly send: SendMail;
  readonly siteUrl: string;
}

export type SendMessageMail = (thread: Thread) => Promise<void>;

/** Mails a new message to the instructor, where the instructor has an account. The thread's id is the idempotency key. */
const sendMessageMail = async (deps: Deps, thread: Thread): Promise<void> => {
  const instructor = await deps.people.findByInstructor(thread.instructorId);
  await mailPerson(deps, instructor, { idempotencyKey: thread._id, template: 'message' }, (to) =>
    messageMail({
      ...to,
      student: thread.studentName,
      message: thread.text,
      url: new URL('/instructorpanel?tab=3', deps.siteUrl).href,
    }),
  );
  await markThreadMailed(deps.threads, thread._id);
};

export const createMessageMailer = (service: Service, deps: Deps): SendMessageMail =>
  createDueMailer<readonly [Thread]>(service, {
    name: 'message',
    claim: async (now, until) => {
      const thread = await claimDueThread(deps.threads, now, until);
      return thread && [thread];
    },
    send: (thread) => sendMessageMail(deps, thread),
    idOf: (thread) => thread._id,
  });
