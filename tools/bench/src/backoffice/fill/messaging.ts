import type { openMongo } from '@sargam/chassis/mongo';
import { type Growth, rowId, rowTime } from '../sizes.ts';

type Mongo = Awaited<ReturnType<typeof openMongo>>;
type Document = { readonly _id: string };

const batchSize = 1_000;

/** Inserts the documents with the numbers above `from` and up to `to`. */
const insertDocuments = async (
  connection: Mongo,
  collection: string,
  [from, to]: readonly [number, number],
  create: (number: number) => Document,
): Promise<void> => {
  for (let start = from; start < to; start += batchSize) {
    const count = Math.min(batchSize, to - start);
    const documents = Array.from({ length: count }, (_, index) => create(start + index + 1));
    await connection.collection<Document>(collection).insertMany(documents, { ordered: false });
  }
};

/** Ids of messages begin with their time, because the lists are in the order of the ids. */
const messageId = (kind: string, number: number, now: Date): string =>
  rowId(kind, Math.floor(rowTime(number, now) / 1000)) + String(number).padStart(7, '0');

const createContactMessage = (number: number, now: Date) => {
  const createdAt = new Date(rowTime(number, now));
  return {
    _id: messageId('M', number, now),
    name: `Visitor ${number}`,
    email: `visitor${number}@example.com`,
    message: 'Which course is right for a beginner who has a guitar with nylon strings?',
    createdAt,
    repliedAt: number % 10 === 0 ? null : createdAt,
    pendingAudit: [],
  };
};

const createThread = (number: number, { to, now }: Growth) => {
  const createdAt = new Date(rowTime(number, now));
  const text = 'Please play the second phrase slowly.';
  const answer = { _id: rowId('W', number), text, by: rowId('S', 1), givenAt: createdAt, mailAt: null };
  const isAnswered = number % 10 > 0;
  const instructor = number % to.instructors;
  return {
    _id: messageId('Q', number, now),
    studentId: rowId('S', 1 + (number % to.people)),
    studentName: `Student ${number}`,
    instructorId: rowId('P', instructor),
    instructorName: { en: `Teacher ${instructor}`, bn: `শিক্ষক ${instructor}` },
    text: 'My fingers do not reach the third fret. What can I do?',
    createdAt,
    answers: isAnswered ? [answer] : [],
    lastAnswer: isAnswered ? text : '',
    pendingAudit: [],
  };
};

const createNotification = (number: number, now: Date) => ({
  _id: messageId('V', number, now),
  text: { en: `A new course begins in week ${number}`, bn: `নতুন কোর্স ${number}` },
  createdAt: new Date(rowTime(number, now)),
  pendingAudit: [],
});

/** The compatible server reads all documents of a collection for a list, which takes seconds with more of them. */
const maxCompatibleMessages = 4_000;

/** MongoDB names the revision that it was built from; the compatible server does not. */
const isMongo = async (connection: Mongo): Promise<boolean> =>
  (await connection.db?.admin().buildInfo())?.['gitVersion'] !== undefined;

/** Half of the messages are of the contact form, half are questions of students; a tenth of each is unanswered. Returns how many there are. */
export const fillMessaging = async (connection: Mongo, growth: Growth): Promise<number> => {
  const { from, to, now } = growth;
  const most = (await isMongo(connection)) ? to.messages : maxCompatibleMessages;
  const [fewer, messages] = [from, to].map((sizes) => Math.min(sizes.messages, most)) as [number, number];
  const half = [fewer / 2, messages / 2] as const;
  await insertDocuments(connection, 'contact_messages', half, (number) => createContactMessage(number, now));
  await insertDocuments(connection, 'threads', half, (number) => createThread(number, growth));
  const notifications = [from.orders / 1000, to.orders / 1000] as const;
  await insertDocuments(connection, 'notifications', notifications, (number) =>
    createNotification(number, now),
  );
  return messages;
};
