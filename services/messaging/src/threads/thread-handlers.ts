import type { MongoAudit } from '@sargam/chassis/audit';
import type { MemoizedCount } from '@sargam/chassis/caching';
import type { Caller } from '@sargam/chassis/caller';
import type { Clock } from '@sargam/chassis/clock';
import { domainError, type FieldError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller, requireOwner } from '@sargam/chassis/service';
import { requireTextRules } from '@sargam/chassis/text-rules';
import type {
  ListThreadsOfStudentRequest,
  Thread as ThreadMessage,
  ThreadServiceImplementation,
  WriteToInstructorRequest,
} from '@sargam/proto/messaging/v1/threads';
import type { InstructorStore } from '../instructors/instructor-store.ts';
import type { Recipient, RecipientStore } from '../recipients/recipient-store.ts';
import type { SendAnswerMail } from './answer-mailer.ts';
import { nextAttemptAt } from './due-mailer.ts';
import type { SendMessageMail } from './message-mailer.ts';
import { type Thread, validateText } from './thread.ts';
import {
  addAnswer,
  countUnansweredOf,
  createThread,
  listAllThreads,
  listThreads,
  type ThreadModel,
  type ThreadOwner,
} from './thread-store.ts';

interface Deps {
  readonly threads: ThreadModel;
  readonly audit: MongoAudit;
  readonly instructors: InstructorStore;
  readonly people: RecipientStore;
  readonly sendAnswerMail: SendAnswerMail;
  readonly sendMessageMail: SendMessageMail;
  readonly clock: Clock;
  readonly memoizeCount: MemoizedCount;
}

const toThreadMessage = ({ _id, answers, ...thread }: Thread): ThreadMessage => ({
  id: _id,
  studentId: thread.studentId,
  studentName: thread.studentName,
  instructorId: thread.instructorId,
  instructorName: thread.instructorName,
  text: thread.text,
  createdAt: thread.createdAt,
  answers: answers.map(({ _id: id, text, givenAt }) => ({ id, text, givenAt })),
});

const requireText = (faults: readonly FieldError[]): void => {
  const [first] = faults;
  if (first) throw domainError.invalid('message-incomplete', first.message, faults);
};

/** The terms' rules for messages (decision B20). */
const requireRules = (field: 'message' | 'reply', text: string): void =>
  requireTextRules({ kind: 'message', field, text });

/** The session may be older than the verification, so the stored recipient counts too (decision P5). */
const requireVerifiedEmail = ({ claims }: Caller, { verified }: Recipient): void => {
  if (claims['verified'] === 'true' || verified) return;
  throw domainError.forbidden(
    'email-not-verified',
    'Please check your email inbox/spam folder and verify your email',
  );
};

/**
 * Requires the instructor or an admin. An unknown thread is refused like another instructor's thread. The claim alone is not enough:
 * content uploaders that are bound to an instructor have it too.
 */
const requireInstructor = (caller: Caller, instructorId: string | undefined): void => {
  const isOwn =
    caller.roles.includes('instructor') &&
    instructorId !== undefined &&
    caller.claims['instructor'] === instructorId;
  if (!isOwn && !caller.roles.includes('admin')) throw domainError.forbidden();
};

const startThread = async (
  deps: Deps,
  caller: Caller,
  { instructorId, text, idempotencyKey }: WriteToInstructorRequest,
): Promise<Thread> => {
  const [student, instructor] = await Promise.all([
    deps.people.find(caller.subject),
    deps.instructors.find(instructorId),
  ]);
  requireVerifiedEmail(caller, student);
  if (!instructor?.published) throw domainError.notFound('instructor-not-found', 'No data found');
  const now = deps.clock();
  const { thread, isNew } = await createThread(deps.threads, {
    _id: newId(now),
    studentId: caller.subject,
    studentName: student.name,
    instructorId,
    instructorName: instructor.name,
    text: text.trim(),
    createdAt: now,
    answers: [],
    lastAnswer: '',
    mailAt: nextAttemptAt(now),
    ...(idempotencyKey !== '' && { idempotencyKey: `${caller.subject} ${idempotencyKey}` }),
  });
  // The call does not wait for the mail relay.
  if (isNew) void deps.sendMessageMail(thread);
  return thread;
};

/** An admin's answer has an audit entry, with neither text nor names. An instructor's own answer has none. */
const createAnswerEntries = (
  audit: MongoAudit,
  { roles }: Caller,
  threadId: string,
  answer: { _id: string },
) =>
  roles.includes('admin')
    ? audit.createEntries({
        action: 'AnswerThread',
        targetKind: 'thread',
        targetId: threadId,
        before: {},
        after: { answerId: answer._id },
      })
    : [];

type ThreadHandlers = Omit<
  ThreadServiceImplementation,
  'listReplyTemplates' | 'saveReplyTemplate' | 'deleteReplyTemplate'
>;

export const threadHandlers = (deps: Deps): ThreadHandlers => {
  const { threads, audit, clock, memoizeCount } = deps;

  const listFor = async (
    owner: ThreadOwner,
    answered: boolean | undefined,
    page: ListThreadsOfStudentRequest['page'],
  ) => {
    const [found, waiting] = await Promise.all([
      listThreads(threads, { ...owner, answered }, toLimitOffset(page)),
      countUnansweredOf(threads, owner),
    ]);
    return { threads: found.threads.map(toThreadMessage), total: found.total, waiting };
  };

  return {
    writeToInstructor: async (request, context) => {
      const caller = requireCaller(context, { roles: ['student'] });
      requireText(validateText('message', request.text));
      requireRules('message', request.text);
      return toThreadMessage(await startThread(deps, caller, request));
    },

    listThreadsOfStudent: async ({ studentId, answered, page }, context) => {
      requireOwner(context, studentId, ['admin']);
      return listFor({ studentId }, answered, page);
    },

    listThreadsOfInstructor: async ({ instructorId, answered, page }, context) => {
      requireInstructor(requireCaller(context), instructorId);
      return listFor({ instructorId }, answered, page);
    },

    listThreads: async (request, context) => {
      requireCaller(context, { roles: ['admin'] });
      const page = await listAllThreads(threads, request, memoizeCount);
      return { ...page, threads: page.threads.map(toThreadMessage) };
    },

    answerThread: async ({ threadId, text }, context) => {
      const caller = requireCaller(context);
      const existing = await threads.findById(threadId).lean<Thread>();
      requireInstructor(caller, existing?.instructorId);
      requireText(validateText('reply', text));
      requireRules('reply', text);
      const now = clock();
      const answer = {
        _id: newId(now),
        text: text.trim(),
        by: caller.subject,
        givenAt: now,
        mailAt: nextAttemptAt(now),
      };
      const entries = createAnswerEntries(audit, caller, threadId, answer);
      const isNew = await addAnswer(threads, threadId, answer, entries);
      if (isNew) await audit.movePending(threadId);
      const thread = await threads.findById(threadId).lean<Thread>();
      if (!thread) throw domainError.notFound('message-not-found', 'No data found');
      // The call does not wait for the mail relay.
      if (isNew) void deps.sendAnswerMail(thread, answer);
      return toThreadMessage(thread);
    },
  };
};
