import { localize } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { boundedListCsv } from '../../csv/list-csv.ts';
import type { EndedRow } from './load-ended-access.ts';

const { text, instant } = csvColumn;

/** Access that has ended. */
export const endedAccessCsv = boundedListCsv({
  name: 'expired-subscriptions',
  columns: [
    text<EndedRow>({ en: 'Order id', bn: 'অর্ডার আইডি' }, ({ access }) => access.orderId),
    text<EndedRow>({ en: 'Student id', bn: 'শিক্ষার্থী আইডি' }, ({ person }) => person?.studentId ?? ''),
    text<EndedRow>({ en: 'Name', bn: 'নাম' }, ({ person }) => person?.name ?? ''),
    text<EndedRow>({ en: 'Email', bn: 'ইমেইল' }, ({ person }) => person?.email ?? ''),
    text<EndedRow>({ en: 'Phone', bn: 'ফোন নম্বর' }, ({ person }) => person?.phone ?? ''),
    text<EndedRow>({ en: 'Course', bn: 'কোর্স' }, ({ course }, language) => localize(course?.title, language)),
    instant<EndedRow>({ en: 'Purchase date', bn: 'কেনার তারিখ' }, ({ access }) => access.purchasedAt),
    instant<EndedRow>({ en: 'Expiry date', bn: 'মেয়াদ শেষের তারিখ' }, ({ access }) => access.endedAt),
  ],
  rows: ({ rows }: { readonly rows: readonly EndedRow[] }) => rows,
  idOf: ({ access }) => access.enrolmentId,
});
