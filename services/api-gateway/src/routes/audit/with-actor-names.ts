import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { loadPeople } from '../../upstream/load-people.ts';
import type { CollectedEntry } from './audit-response.ts';
import type { ServiceEntry } from './newest-entries.ts';

/** The entries with the names of their actors. */
export const withActorNames = async (
  { people }: HandlerDeps,
  entries: readonly ServiceEntry[],
): Promise<CollectedEntry[]> => {
  const actors = await loadPeople(
    people,
    entries.map(({ actor }) => actor),
  );
  return entries.map((entry) => ({ ...entry, actorName: actors.get(entry.actor)?.name ?? '' }));
};
