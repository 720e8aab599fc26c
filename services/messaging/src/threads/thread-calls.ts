import type { Caller } from '@sargam/chassis/caller';
import type { Clock } from '@sargam/chassis/clock';
import { domainError, type FieldError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import { toLimitOffset } from '@sargam/chassis/paging';
import { requireCaller, requireOwner } from '@sargam/chassis/service';
import type {
  Thread as ThreadMessage,
  ThreadServiceImplementation,
} from '@sargam/proto/messaging/v1/threads';
import type { Instructors } from '../instructors/instructor-store.ts';
import type { People, Recipient } from '../people/person-store.ts';
import { type MailAnswer, nextTry } from './mail-answers.ts';
import { type Thread, textFaults } from './thread.ts';
import { addAnswer, type ListedThreads, listThreads, type ThreadModel } from './thread-store.ts';

interface Deps {
  readonly threads: ThreadModel;
  readonly instructors: Instructors;
  readonly people: People;
  readonly mailAnswer: MailAnswer;
  readonly clock: Clock;
}

const asMessage = ({ _id, answers, lastAnswer: _, ...thread }: Thread): ThreadMessage => ({
  ...thread,
  id: _id,
  answers: answers.map(({ _id: id, text, givenAt }) => ({ id, text, givenAt })),
});

const asList = ({ threads, total }: ListedThreads) => ({ threads: threads.map(asMessage), total });

const demandText = (faults: readonly FieldError[]): void => {
  const [first] = faults;
  if (first) throw domainError.invalid('message-incomplete', first.message, faults);
};

/** The session may be older than the verification, so what a claim denies is looked up (decision P5). */
const demandVerified = ({ claims }: Caller, { verified }: Recipient): void => {
  if (claims['verified'] === 'true' || verified) return;
  throw domainError.forbidden(
    'email-not-verified',
    'Please check your email inbox/spam folder and verify your email',
  );
};

/** The instructor themself, or an admin. What is not there is refused as another's is. */
const demandTaught = (caller: Caller, instructorId: string | undefined): void => {
  const isOwn = instructorId !== undefined && caller.claims['instructor'] === instructorId;
  if (!isOwn && !caller.roles.includes('admin')) throw domainError.forbidden();
};

export const threadCalls = (deps: Deps): ThreadServiceImplementation => {
  const { threads, instructors, people, clock } = deps;
  return {
    writeToInstructor: async ({ instructorId, text }, context) => {
      const caller = requireCaller(context, { roles: ['student'] });
      demandText(textFaults('message', text));
      const [student, instructor] = await Promise.all([
        people.find(caller.subject),
        instructors.find(instructorId),
      ]);
      demandVerified(caller, student);
      if (!instructor?.published) throw domainError.notFound('instructor-not-found', 'No data found');
      const thread: Thread = {
        _id: newId(clock()),
        ...{ studentId: caller.subject, studentName: student.name },
        ...{ instructorId, instructorName: instructor.name },
        ...{ text: text.trim(), createdAt: clock() },
        ...{ answers: [], lastAnswer: '' },
      };
      await threads.create(thread);
      return asMessage(thread);
    },

    listThreadsOfStudent: async ({ studentId, answered, page }, context) => {
      requireOwner(context, studentId, ['admin']);
      return asList(await listThreads(threads, { studentId, answered }, toLimitOffset(page)));
    },

    listThreadsOfInstructor: async ({ instructorId, page }, context) => {
      demandTaught(requireCaller(context), instructorId);
      return asList(await listThreads(threads, { instructorId }, toLimitOffset(page)));
    },

    answerThread: async ({ threadId, text }, context) => {
      const caller = requireCaller(context);
      const asked = await threads.findById(threadId).lean<Thread>();
      demandTaught(caller, asked?.instructorId);
      demandText(textFaults('reply', text));
      const now = clock();
      const given = { _id: newId(now), text: text.trim(), by: caller.subject, givenAt: now };
      const answer = { ...given, mailAt: nextTry(now) };
      const isNew = await addAnswer(threads, threadId, answer);
      const thread = await threads.findById(threadId).lean<Thread>();
      if (!thread) throw domainError.notFound('message-not-found', 'No data found');
      // The answer does not wait for the relay.
      if (isNew) void deps.mailAnswer(thread, answer);
      return asMessage(thread);
    },
  };
};
