import type { Person, Role } from '@sargam/proto/identity/v1/identity';
import type { ListPeopleRequest } from '@sargam/proto/identity/v1/people';
import type { Language } from '../../api/language.ts';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';

const typeNames: Readonly<Partial<Record<Role, CsvHeader>>> = {
  ROLE_ADMIN: { en: 'Admin', bn: 'অ্যাডমিন' },
  ROLE_CONTENT: { en: 'Content Uploader', bn: 'কনটেন্ট আপলোডার' },
  ROLE_INSTRUCTOR: { en: 'Instructor', bn: 'শিক্ষক' },
  ROLE_STUDENT: { en: 'Student', bn: 'শিক্ষার্থী' },
};
const suspended: CsvHeader = { en: 'Suspended', bn: 'স্থগিত' };
const active: CsvHeader = { en: 'Active', bn: 'চালু' };
const verified: CsvHeader = { en: 'Verified', bn: 'যাচাই করা' };
const notVerified: CsvHeader = { en: 'Not verified', bn: 'যাচাই হয়নি' };

const { text, instant } = csvColumn;

/** The columns of the user data table. */
const columns = [
  text<Person>({ en: 'Student id', bn: 'শিক্ষার্থী আইডি' }, (person) => person.studentId),
  instant<Person>({ en: 'Join date', bn: 'যোগদানের তারিখ' }, (person) => person.createdAt),
  text<Person>({ en: 'Name', bn: 'নাম' }, (person) => person.name),
  text<Person>({ en: 'Email', bn: 'ইমেইল' }, (person) => person.email),
  text<Person>({ en: 'Dob', bn: 'জন্মতারিখ' }, (person) => person.dateOfBirth),
  text<Person>({ en: 'Phone', bn: 'ফোন নম্বর' }, (person) => person.phone),
  text<Person>({ en: 'Address', bn: 'ঠিকানা' }, (person) => person.address),
  text<Person>(
    { en: 'User type', bn: 'ব্যবহারকারীর ধরন' },
    (person, language) => typeNames[person.role]?.[language] ?? '',
  ),
  text<Person>(
    { en: 'Status', bn: 'অবস্থা' },
    (person, language) => (person.suspended ? suspended : active)[language],
  ),
  text<Person>(
    { en: 'Verification', bn: 'যাচাই' },
    (person, language) => (person.emailVerified ? verified : notVerified)[language],
  ),
];

/** The table of subscribers has the latest end of access too. */
const subscriberColumns = [
  ...columns,
  instant<Person>({ en: 'Access until', bn: 'মেয়াদ শেষ' }, (person) => person.accessEndsAt),
];

/** All people of a list. */
export const peopleCsv = (
  people: HandlerDeps['people'],
  request: Pick<ListPeopleRequest, 'filter' | 'order'>,
  language: Language,
) => {
  const page = { page: 1, limit: csvPageSize };
  const pages = keysetPages(
    async (after: string | undefined) =>
      (await people.listPeople({ ...request, page, after: after ?? '', skipTotal: true })).people,
    ({ id }) => id,
  );
  return csvChunks(request.filter?.subscriber ? subscriberColumns : columns, pages, language);
};
