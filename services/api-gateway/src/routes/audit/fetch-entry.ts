import { domainError } from '@sargam/chassis/errors';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { Upstream } from '../../upstream/upstreams.ts';
import type { CollectedEntry } from './audit-response.ts';
import { withActorNames } from './with-actor-names.ts';

/** One entry with the values of its changed fields. @throws DomainError `audit-entry-not-found`. */
export const fetchEntry = async (
  deps: HandlerDeps,
  service: Upstream,
  entryId: string,
): Promise<CollectedEntry> => {
  const { entries } = await deps[`${service}Audit`].listAuditEntries({ entryId, skipTotal: true });
  const [entry] = await withActorNames(
    deps,
    entries.map((found) => ({ ...found, service })),
  );
  if (!entry) throw domainError.notFound('audit-entry-not-found', 'This entry was not found.');
  return entry;
};
