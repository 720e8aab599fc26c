import type { CertificateState, ListApplicationsRequest } from '@sargam/proto/learning/v1/certificates';
import { type Language, localize } from '../../api/language.ts';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type NamedApplication, withNames } from './named-applications.ts';

const stateNames: Readonly<Partial<Record<CertificateState, CsvHeader>>> = {
  CERTIFICATE_STATE_PENDING: { en: 'Not provided', bn: 'দেওয়া হয়নি' },
  CERTIFICATE_STATE_PROVIDED: { en: 'Provided', bn: 'দেওয়া হয়েছে' },
  CERTIFICATE_STATE_REVOKED: { en: 'Revoked', bn: 'বাতিল' },
};

const { text, instant } = csvColumn;
const markText = (mark: number | undefined): string => (mark === undefined ? '' : String(mark));

const columns = [
  text<NamedApplication>(
    { en: 'Name', bn: 'নাম' },
    ({ student, application }) => student?.name ?? application.studentName,
  ),
  text<NamedApplication>({ en: 'Email', bn: 'ইমেইল' }, ({ student }) => student?.email ?? ''),
  text<NamedApplication>({ en: 'Course', bn: 'কোর্স' }, ({ course }, language) =>
    localize(course?.title, language),
  ),
  instant<NamedApplication>(
    { en: 'Requested on', bn: 'আবেদনের তারিখ' },
    ({ application }) => application.appliedAt,
  ),
  text<NamedApplication>({ en: 'Theory', bn: 'থিওরি' }, ({ application }) =>
    markText(application.theoryMark),
  ),
  text<NamedApplication>({ en: 'Practical', bn: 'প্র্যাকটিক্যাল' }, ({ application }) =>
    markText(application.practicalMark),
  ),
  text<NamedApplication>(
    { en: 'Status', bn: 'অবস্থা' },
    ({ application }, language) => stateNames[application.state]?.[language] ?? '',
  ),
  instant<NamedApplication>(
    { en: 'Provided on', bn: 'দেওয়ার তারিখ' },
    ({ application }) => application.providedAt,
  ),
  text<NamedApplication>({ en: 'Reason', bn: 'কারণ' }, ({ application }) => application.revokeReason),
];

/** All applications that match. */
export const certificateCsv = (
  deps: HandlerDeps,
  filter: Pick<ListApplicationsRequest, 'courseId' | 'state'>,
  language: Language,
) => {
  const page = { page: 1, limit: csvPageSize };
  const pages = keysetPages(
    async (after: string | undefined) => {
      const request = { ...filter, page, after: after ?? '' };
      return withNames(deps, (await deps.certificates.listApplications(request)).applications);
    },
    ({ application }) => application.id,
  );
  return csvChunks(columns, pages, language);
};
