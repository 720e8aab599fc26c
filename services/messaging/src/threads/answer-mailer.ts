import type { Service } from '@sargam/chassis/service';
import { localize } from '../mails/mail.ts';
import type { SendMail } from '../mails/mailer.ts';
import { answerMail } from '../mails/templates/answer.ts';
import { mailPerson } from '../recipients/mail-person.ts';
import type { RecipientStore } from '../recipients/recipient-store.ts';
import { createDueMailer } from './due-mailer.ts';
import type { Answer, Thread } from './thread.ts';
import { claimDueMail, markMailed, type ThreadModel } from './thread-store.ts';

interface Deps {
  readonly threads: ThreadModel;
  readonly people: RecipientStore;
  readonly send: SendMail;
}

export type SendAnswerMail = (thread: Thread, answer: Answer) => Promise<void>;

/** Mails an answer to the student. The answer's id is the idempotency key, so no mail is sent twice. */
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

export const createAnswerMailer = (service: Service, deps: Deps): SendAnswerMail =>
  createDueMailer<readonly [Thread, Answer]>(service, {
    name: 'answer',
    claim: (now, until) => claimDueMail(deps.threads, now, until),
    send: (thread, answer) => sendAnswerMail(deps, thread, answer),
    idOf: (_, answer) => answer._id,
  });
