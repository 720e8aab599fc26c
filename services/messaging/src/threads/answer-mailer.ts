import type { Service } from '@sargam/chassis/service';
import type { MessagingSettings } from '../config.ts';
import { localize } from '../mails/mail.ts';
import type { SendMail } from '../mails/mailer.ts';
import { answerMail } from '../mails/templates/answer.ts';
import { mailPerson } from '../recipients/mail-person.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import type { Answer, Thread } from './thread.ts';
import { claimDueMail, markMailed, type ThreadModel } from './thread-store.ts';

interface Deps {
  readonly threads: ThreadModel;
  readonly people: RecipientStore;
  readonly send: SendMail;
}

const sweepIntervalMs = 30_000;
/** Longer than sending a mail takes. After it the sender has crashed, or the relay was unavailable. */
const attemptTimeoutMs = 120_000;

/** When another replica may retry, counted from the start of this attempt. */
export const nextAttemptAt = (now: Date): Date => new Date(now.getTime() + attemptTimeoutMs);

export type SendAnswerMail = (thread: Thread, answer: Answer) => Promise<void>;

/**
 * Mails an answer to the student. An answer is saved with the time of its next mail attempt, so no mail is lost. The
 * answer's id is the idempotency key, so no mail is sent twice.
 */
const sendAnswerMail = async (deps: Deps, thread: Thread, answer: Answer): Promise<void> => {
  const student = await deps.people.find(thread.studentId);
  await mailPerson(deps, student, { idempotencyKey: answer._id, template: 'answer' }, (to) =>
    answerMail({
      ...to,
      instructor: localize(thread.instructorName, to.language),
      question: thread.text,
      answer: answer.text,
    }),
  );
  await markMailed(deps.threads, thread._id, answer._id);
};

/** Mails a new answer. After a failure a scheduled job on any replica retries. */
export const createAnswerMailer = (service: Service<MessagingSettings>, deps: Deps): SendAnswerMail => {
  const sendAndLogFailure: SendAnswerMail = async (thread, answer) => {
    try {
      await sendAnswerMail(deps, thread, answer);
    } catch (error) {
      service.log.warn({ err: error, answer: answer._id }, 'answer mail failed; will be retried');
    }
  };
  const claim = () => claimDueMail(deps.threads, service.clock(), nextAttemptAt(service.clock()));
  service.scheduleJob('mail answers', sweepIntervalMs, async () => {
    for (let due = await claim(); due; due = await claim()) await sendAndLogFailure(...due);
  });
  return sendAndLogFailure;
};
