import type { Person } from '@sargam/proto/identity/v1/identity';
import type { UpstreamClients } from './clients.ts';
import type { CallOptional } from './optional-call.ts';

/** A user id; parts of the system have names such as `gateway`. */
const isUserId = (id: string): boolean => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id);

/** The people of these ids in one call, for names beside other data; none while identity does not answer in time. */
export const loadKnownPeople = async (
  { people, callOptional }: { people: UpstreamClients['people']; callOptional: CallOptional },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Person>> => {
  const personIds = [...new Set(ids)].filter(isUserId);
  if (personIds.length === 0) return new Map();
  const found = await callOptional('people', (options) => people.getPeople({ personIds }, options));
  return new Map((found?.people ?? []).map((person) => [person.id, person]));
};
