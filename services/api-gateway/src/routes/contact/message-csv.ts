import type { ContactMessage } from '@sargam/proto/messaging/v1/messaging';
import type { ListThreadsResponse, Thread } from '@sargam/proto/messaging/v1/threads';
import { type Language, localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import { listCsv } from '../../csv/list-csv.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { ThreadWithEmail } from './admin-message-response.ts';
import { loadThreads } from './load-threads.ts';

const { text, instant } = csvColumn;

const date = { en: 'Date', bn: 'তারিখ' };
const name = { en: 'Name', bn: 'নাম' };
const email = { en: 'Email', bn: 'ইমেইল' };
const message = { en: 'Message', bn: 'মেসেজ' };

const contactColumns = [
  instant<ContactMessage>(date, (row) => row.createdAt),
  text<ContactMessage>(name, (row) => row.name),
  text<ContactMessage>(email, (row) => row.email),
  text<ContactMessage>(message, (row) => row.message),
  instant<ContactMessage>({ en: 'Answered', bn: 'উত্তর দেওয়া হয়েছে' }, (row) => row.repliedAt),
];

const sentColumns = [
  instant<Thread>(date, (row) => row.createdAt),
  text<Thread>(name, (row) => row.studentName),
];
const textColumns = [
  text<Thread>({ en: 'Instructor', bn: 'শিক্ষক' }, (row, language) => localize(row.instructorName, language)),
  text<Thread>(message, (row) => row.text),
  text<Thread>({ en: 'Answer', bn: 'উত্তর' }, (row) => row.answers.at(-1)?.text ?? ''),
  instant<Thread>({ en: 'Answered', bn: 'উত্তর দেওয়া হয়েছে' }, (row) => row.answers.at(-1)?.givenAt),
];
const threadColumns = [...sentColumns, text<ThreadWithEmail>(email, (row) => row.email), ...textColumns];

/** The messages of one student or to one instructor, who does not see e-mail addresses. */
export const threadCsv = listCsv({
  name: 'messages-of-user',
  columns: [...sentColumns, ...textColumns],
  rows: ({ threads }: ListThreadsResponse) => threads,
  idOf: ({ id }) => id,
});

const page = { page: 1, limit: csvPageSize };
const idOf = ({ id }: { readonly id: string }): string => id;

/** All messages of the contact form, replied or not. */
export const contactMessageCsv = (
  messaging: HandlerDeps['messaging'],
  replied: boolean | undefined,
  language: Language,
) => {
  const pages = keysetPages(
    async (after: string | undefined) =>
      (await messaging.listContactMessages({ replied, page, after: after ?? '' })).messages,
    idOf,
  );
  return csvChunks(contactColumns, pages, language);
};

/** All messages of students to instructors, answered or not. */
export const studentMessageCsv = (deps: HandlerDeps, answered: boolean | undefined, language: Language) => {
  const pages = keysetPages(
    async (after: string | undefined) =>
      (await loadThreads(deps, { answered, page, after: after ?? '' })).threads,
    idOf,
  );
  return csvChunks(threadColumns, pages, language);
};
