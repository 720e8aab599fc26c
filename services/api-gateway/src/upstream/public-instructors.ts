import { memoizeWithTtl } from '@sargam/chassis/caching';
import { undefinedOn } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { GatewaySettings } from '../config.ts';
import type { UpstreamClients } from '../upstream/clients.ts';

// Saves one call per course page; a changed profile appears on it after five seconds at most.
const cacheTtlMs = 5000;
const maxCached = 2000;

/** Returns a function that reads an instructor's public profile; undefined if there is none. */
export const createPublicInstructors = (
  service: Service<GatewaySettings>,
  { catalogue }: UpstreamClients,
) => {
  const { clock, settings } = service;
  const read = (instructorId: string) =>
    undefinedOn({ kind: 'not_found' }, () =>
      catalogue.getInstructor({ instructorId }, { timeoutMs: settings.optionalCallTimeout }),
    );
  // Called without a caller: an admin's view must not be cached for everyone.
  return memoizeWithTtl({ clock, ttlMs: cacheTtlMs, maxEntries: maxCached }, (id) =>
    service.runAsCaller(undefined, () => read(id)),
  );
};
