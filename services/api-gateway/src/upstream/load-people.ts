import type { Person } from '@sargam/proto/identity/v1/identity';
import type { UpstreamClients } from './clients.ts';

/** The people of a list's rows by id, in one call; unknown ids are missing. Without ids nothing is called. */
export const loadPeople = async (
  people: UpstreamClients['people'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> => {
  const personIds = [...new Set(ids)].filter((id) => id !== '');
  const found = personIds.length === 0 ? { people: [] } : await people.getPeople({ personIds });
  return new Map(found.people.map((person) => [person.id, person]));
};
