import type { UpstreamClients } from './clients.ts';
import type { CallOptional } from './optional-call.ts';

/** First names with initials by id; none while identity does not answer in time. */
export const loadPublicNames = async (
  { people, callOptional }: { people: UpstreamClients['people']; callOptional: CallOptional },
  personIds: string[],
): Promise<ReadonlyMap<string, string>> => {
  if (personIds.length === 0) return new Map();
  const found = await callOptional('public names', (options) =>
    people.getPublicNames({ personIds }, options),
  );
  return new Map(Object.entries(found?.names ?? {}));
};
