import type { Language } from '../../api/language.ts';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { AuditQuery, CollectedEntry } from './audit-response.ts';
import { fetchEntries } from './collect-entries.ts';

const { text, instant } = csvColumn;

const columns = [
  instant<CollectedEntry>({ en: 'When', bn: 'কখন' }, (entry) => entry.at),
  text<CollectedEntry>({ en: 'Who', bn: 'কে' }, (entry) => entry.actorName || entry.actor),
  text<CollectedEntry>({ en: 'Role', bn: 'ভূমিকা' }, (entry) => entry.role),
  text<CollectedEntry>({ en: 'Service', bn: 'সার্ভিস' }, (entry) => entry.service),
  text<CollectedEntry>({ en: 'Action', bn: 'কাজ' }, (entry) => entry.action),
  text<CollectedEntry>({ en: 'Target', bn: 'কিসের ওপর' }, (entry) => `${entry.targetKind} ${entry.targetId}`),
  text<CollectedEntry>({ en: 'Before', bn: 'আগে' }, (entry) => entry.beforeJson),
  text<CollectedEntry>({ en: 'After', bn: 'পরে' }, (entry) => entry.afterJson),
  text<CollectedEntry>({ en: 'Reason', bn: 'কারণ' }, (entry) => entry.reason),
  text<CollectedEntry>({ en: 'Network', bn: 'নেটওয়ার্ক' }, (entry) => entry.network),
];

/** All entries that match the filter, of one service or of all. */
export const auditCsv = (deps: HandlerDeps, query: AuditQuery, language: Language) => {
  const pages = keysetPages(
    async (before: { at: Date | undefined; id: string } | undefined) =>
      (await fetchEntries(deps, query, { before, count: csvPageSize, withoutChanges: false })).entries,
    ({ at, id }) => ({ at, id }),
  );
  return csvChunks(columns, pages, language);
};
