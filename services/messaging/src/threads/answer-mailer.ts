import type { Service } from '@sargam/chassis/service';
import type { MessagingSettings } from '../config.ts';
import type { SendMail } from '../mails/mailer.ts';
import { answerMail } from '../mails/templates/answer.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import type { Answer, Thread } from './thread.ts';
import { claimDueMail, markMailed, type ThreadModel } from './thread-store.ts';

interface Deps {
  readonly threads: ThreadModel;
  readonly people: RecipientStore;
  readonly send: SendMail;
}

const sweepIntervalMs = 30_000;
/** Longer than a mail takes: after it, whoever was to send it has died, or the relay was away. */
const attemptTimeoutMs = 120_000;

/** When somebody else is to try, counted from when one begins. */
export const nextAttemptAt = (now: Date): Date => new Date(now.getTime() + attemptTimeoutMs);

export type SendAnswerMail = (thread: Thread, answer: Answer) => Promise<void>;

/**
 * Mails the student what was answered. An answer is written as one whose mail is to be tried, and the answer's id makes
 * the mail unique, so that none is lost and none is sent twice. Nobody who is suspended is mailed.
 */
const sendAnswerMail = async (deps: Deps, thread: Thread, answer: Answer): Promise<void> => {
  const { language, name, email, suspended } = await deps.people.find(thread.studentId);
  if (!suspended) {
    const { en, bn } = thread.instructorName;
    await deps.send(
      { idempotencyKey: answer._id, template: 'answer', language, recipient: email },
      answerMail({
        language,
        name,
        instructor: language === 'bn' && bn ? bn : en,
        question: thread.text,
        answer: answer.text,
      }),
    );
  }
  await markMailed(deps.threads, thread._id, answer._id);
};

/** Mails an answer that was just written; what fails is tried again by a sweep of any replica. */
export const createAnswerMailer = (service: Service<MessagingSettings>, deps: Deps): SendAnswerMail => {
  const tried: SendAnswerMail = async (thread, answer) => {
    try {
      await sendAnswerMail(deps, thread, answer);
    } catch (error) {
      service.log.warn(
        { err: error, answer: answer._id },
        'an answer could not be mailed; it is tried again',
      );
    }
  };
  const claim = () => claimDueMail(deps.threads, service.clock(), nextAttemptAt(service.clock()));
  service.scheduleJob('mail answers', sweepIntervalMs, async () => {
    for (let due = await claim(); due; due = await claim()) await tried(...due);
  });
  return tried;
};
