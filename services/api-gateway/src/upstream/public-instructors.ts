import { memoizeWithTtl } from '@sargam/chassis/caching';
import { DomainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { Instructor } from '@sargam/proto/catalogue/v1/catalogue';
import type { GatewaySettings } from '../config.ts';
import type { UpstreamClients } from '../upstream/clients.ts';

/** An instructor as visitors see one; undefined where there is none to be seen. */
export type ReadPublicInstructor = (instructorId: string) => Promise<Instructor | undefined>;

// A course page then costs one call less; a changed profile shows on it five seconds late at most.
const cacheTtlMs = 5000;
const maxCached = 2000;

export const createPublicInstructors = (
  service: Service<GatewaySettings>,
  { catalogue }: UpstreamClients,
): ReadPublicInstructor => {
  const { clock, settings } = service;
  const ask = async (instructorId: string) => {
    try {
      return await catalogue.getInstructor({ instructorId }, { timeoutMs: settings.optionalPatience });
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') return undefined;
      throw error;
    }
  };
  // Asked as nobody: what an admin may see must not be memoizeWithTtl for everybody.
  return memoizeWithTtl({ clock, ttlMs: cacheTtlMs, maxEntries: maxCached }, (id) =>
    service.runAsCaller(undefined, () => ask(id)),
  );
};
