import { type PendingAuditEntry, pendingAuditField, type WithPendingAudit } from '@sargam/chassis/audit';
import type { MemoizedCount } from '@sargam/chassis/caching';
import { idempotencyKeyReused } from '@sargam/chassis/idempotency';
import { countBounded, findBoundedPage, isDuplicateKeyError } from '@sargam/chassis/mongo';
import type { LimitOffset } from '@sargam/chassis/paging';
import type { ListThreadsRequest } from '@sargam/proto/messaging/v1/threads';
import { type Connection, type Model, Schema } from 'mongoose';
import { localizedTextField } from '../localized-text-field.ts';
import type { Answer, Thread } from './thread.ts';

type StoredThread = Thread & WithPendingAudit;
export type ThreadModel = Model<StoredThread>;

const answerSchema = new Schema<Answer>({
  _id: { type: String, required: true },
  text: { type: String, required: true },
  by: { type: String, required: true },
  givenAt: { type: Date, required: true },
  mailAt: { type: Date, default: null },
});

const threadSchema = new Schema<StoredThread>(
  {
    _id: { type: String, required: true },
    studentId: { type: String, required: true },
    studentName: { type: String, required: true },
    instructorId: { type: String, required: true },
    instructorName: localizedTextField,
    text: { type: String, required: true },
    createdAt: { type: Date, required: true },
    answers: [answerSchema],
    lastAnswer: { type: String, default: '' },
    idempotencyKey: String,
    mailAt: Date,
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
)
  // With the id, which is part of the order: without it the server sorts all threads of the person in memory.
  .index({ studentId: 1, createdAt: -1, _id: -1 })
  .index({ instructorId: 1, createdAt: -1, _id: -1 })
  .index({ 'answers.mailAt': 1 })
  .index({ mailAt: 1 }, { sparse: true })
  // Sparse, not partial: the local document server ignores the filter of a unique index.
  .index({ idempotencyKey: 1 }, { unique: true, sparse: true })
  // Finds unanswered threads of all students.
  .index({ lastAnswer: 1, _id: -1 }, { partialFilterExpression: { lastAnswer: '' } });

export const threadModel = (connection: Connection): ThreadModel =>
  connection.model<StoredThread>('threads', threadSchema, 'threads');

/** Saves a new thread. For a repeat, returns the saved one: the unique index decides. */
export const createThread = async (
  threads: ThreadModel,
  thread: Thread,
): Promise<{ readonly thread: Thread; readonly isNew: boolean }> => {
  try {
    await threads.create(thread);
    return { thread, isNew: true };
  } catch (error) {
    if (!isDuplicateKeyError(error)) throw error;
    const { idempotencyKey } = thread;
    const existing = await threads.findOne({ idempotencyKey }).lean<Thread>().orFail();
    const isRepeat = existing.instructorId === thread.instructorId && existing.text === thread.text;
    if (!isRepeat) throw idempotencyKeyReused();
    return { thread: existing, isNew: false };
  }
};

export type ThreadOwner = { readonly studentId: string } | { readonly instructorId: string };

/** The threads of a student or of an instructor; `answered` undefined for answered and unanswered ones. */
export type ThreadFilter = ThreadOwner & { readonly answered: boolean | undefined };

export interface ThreadPage {
  readonly threads: readonly Thread[];
  readonly total: number;
}

const answeredFilter = (answered: boolean | undefined) =>
  answered === undefined ? {} : { lastAnswer: answered ? { $ne: '' } : '' };

/** Newest first. What waits for the answer of an instructor: longest wait first. */
export const listThreads = async (
  threads: ThreadModel,
  { answered, ...of }: ThreadFilter,
  { offset, limit }: LimitOffset,
): Promise<ThreadPage> => {
  const filter = { ...of, ...answeredFilter(answered) };
  const order = 'instructorId' in of && answered === false ? 1 : -1;
  const [found, total] = await Promise.all([
    threads.find(filter).sort({ createdAt: order, _id: order }).skip(offset).limit(limit).lean<Thread[]>(),
    threads.countDocuments(filter),
  ]);
  return { threads: found, total };
};

/** The threads of all students up to 10,001, at most ten seconds old above 1,000 (decision B113). */
export const countAllThreads = (
  threads: ThreadModel,
  answered: boolean | undefined,
  memoizeCount: MemoizedCount,
): Promise<number> =>
  memoizeCount(`threads ${answered}`, () => countBounded(threads, answeredFilter(answered)));

/** A page of the threads of all students, newest first: ids begin with their time. */
export const listAllThreads = async (
  threads: ThreadModel,
  request: ListThreadsRequest,
  memoizeCount: MemoizedCount,
) => {
  const { answered } = request;
  const { page, ...rest } = await findBoundedPage(threads, answeredFilter(answered), request, {
    countRows: () => countAllThreads(threads, answered, memoizeCount),
  });
  return { threads: page, ...rest };
};

export const countUnansweredOf = (threads: ThreadModel, owner: ThreadOwner): Promise<number> =>
  threads.countDocuments({ ...owner, lastAnswer: '' });

/** Adds the answer with its audit entries, unless the last answer has the same text. Returns whether it was added. */
export const addAnswer = async (
  threads: ThreadModel,
  threadId: string,
  answer: Answer,
  pendingAudit: PendingAuditEntry[],
): Promise<boolean> => {
  const { modifiedCount } = await threads.updateOne(
    { _id: threadId, lastAnswer: { $ne: answer.text } },
    { $push: { answers: answer, pendingAudit: { $each: pendingAudit } }, $set: { lastAnswer: answer.text } },
  );
  return modifiedCount === 1;
};

/** Claims an answer whose mail is due. No other replica can claim it before `until`. */
export const claimDueMail = async (
  threads: ThreadModel,
  now: Date,
  until: Date,
): Promise<readonly [Thread, Answer] | undefined> => {
  const thread = await threads
    .findOneAndUpdate({ 'answers.mailAt': { $lte: now } }, { $set: { 'answers.$.mailAt': until } })
    .lean<Thread>();
  const answer = thread?.answers.find(({ mailAt }) => mailAt && mailAt <= now);
  return thread && answer ? [thread, answer] : undefined;
};

export const markMailed = async (threads: ThreadModel, threadId: string, answerId: string): Promise<void> => {
  await threads.updateOne({ _id: threadId, 'answers._id': answerId }, { $set: { 'answers.$.mailAt': null } });
};

/** Claims a thread whose message is due to be mailed. No other replica can claim it before `until`. */
export const claimDueThread = async (
  threads: ThreadModel,
  now: Date,
  until: Date,
): Promise<Thread | undefined> =>
  (await threads.findOneAndUpdate({ mailAt: { $lte: now } }, { $set: { mailAt: until } }).lean<Thread>()) ??
  undefined;

export const markThreadMailed = async (threads: ThreadModel, threadId: string): Promise<void> => {
  await threads.updateOne({ _id: threadId }, { $set: { mailAt: null } });
};
