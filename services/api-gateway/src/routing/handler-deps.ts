import { createShortLivedValues } from '@sargam/chassis/caching';
import type { Bucket } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import { createCookies } from '../auth/cookies.ts';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import { createGoogleAttempts } from '../auth/google-attempts.ts';
import type { GatewaySettings } from '../config.ts';
import type { LessonSessions } from '../streaming/lesson-sessions.ts';
import { createObjectProxy } from '../streaming/object-proxy.ts';
import type { PictureStore } from '../uploads/pictures.ts';
import type { UpstreamClients } from '../upstream/clients.ts';
import { createDeadLetterTotal } from '../upstream/dead-letter-total.ts';
import { createOptionalCaller } from '../upstream/optional-call.ts';
import { createPublicInstructors } from '../upstream/public-instructors.ts';
import { createSiteCounts } from '../upstream/site-counts.ts';
import { createSocialLoginPages } from '../upstream/social-login-pages.ts';

/** The parts of the gateway that other code uses too. */
interface SharedParts {
  readonly clients: UpstreamClients;
  readonly endedSessions: EndedSessions;
  readonly lessonSessions: LessonSessions;
  readonly media: Bucket;
  readonly lessonFiles: Bucket;
  readonly pictures: PictureStore;
}

/** Creates the dependencies of route handlers. */
export const createHandlerDeps = (service: Service<GatewaySettings>, { clients, ...parts }: SharedParts) => {
  const callOptional = createOptionalCaller(service);
  return {
    ...clients,
    ...parts,
    readPublicInstructor: createPublicInstructors(service, clients),
    readSiteCounts: createSiteCounts(service, clients),
    findSocialLoginPages: createSocialLoginPages(service),
    callOptional,
    /** Numbers of audit entries by filter. */
    auditTotals: createShortLivedValues<number>(service.clock, { ttlMs: 10_000, maxEntries: 200 }),
    readDeadLetterTotal: createDeadLetterTotal(service, clients, callOptional),
    cookies: createCookies(service.settings.siteUrl),
    googleAttempts: createGoogleAttempts(service.settings.siteUrl),
    proxyObject: createObjectProxy(service),
    siteUrl: service.settings.siteUrl,
    maxVideoBytes: service.settings.videoLimitMb * 1024 * 1024,
    clock: service.clock,
    log: service.log,
    asCaller: service.runAsCaller,
  };
};

export type HandlerDeps = Readonly<ReturnType<typeof createHandlerDeps>>;
