import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Language, localize } from '../../wire/language.ts';
import { type EndedRow, loadEndedAccess } from './load-ended-access.ts';

const { text, instant } = csvColumn;

const columns = [
  text<EndedRow>({ en: 'Order id', bn: 'অর্ডার আইডি' }, ({ access }) => access.orderId),
  text<EndedRow>({ en: 'Student id', bn: 'শিক্ষার্থী আইডি' }, ({ person }) => person?.studentId ?? ''),
  text<EndedRow>({ en: 'Name', bn: 'নাম' }, ({ person }) => person?.name ?? ''),
  text<EndedRow>({ en: 'Email', bn: 'ইমেইল' }, ({ person }) => person?.email ?? ''),
  text<EndedRow>({ en: 'Phone', bn: 'ফোন নম্বর' }, ({ person }) => person?.phone ?? ''),
  text<EndedRow>({ en: 'Course', bn: 'কোর্স' }, ({ course }, language) => localize(course?.title, language)),
  instant<EndedRow>({ en: 'Purchase date', bn: 'কেনার তারিখ' }, ({ access }) => access.purchasedAt),
  instant<EndedRow>({ en: 'Expiry date', bn: 'মেয়াদ শেষের তারিখ' }, ({ access }) => access.endedAt),
];

/** All access that has ended. */
export const endedAccessCsv = (deps: HandlerDeps, language: Language) => {
  const page = { page: 1, limit: csvPageSize };
  const pages = keysetPages(
    async (after: string | undefined) => (await loadEndedAccess(deps, { page, after: after ?? '' })).rows,
    ({ access }) => access.enrolmentId,
  );
  return csvChunks(columns, pages, language);
};
