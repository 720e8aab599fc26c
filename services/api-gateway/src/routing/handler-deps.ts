import type { Caller } from '@sargam/chassis/caller';
import type { Clock } from '@sargam/chassis/clock';
import type { Bucket } from '@sargam/chassis/objects';
import type { Service } from '@sargam/chassis/service';
import type { Cookies } from '../auth/cookies.ts';
import type { EndedSessions } from '../auth/ended-sessions.ts';
import type { ObjectProxy } from '../streaming/object-proxy.ts';
import type { PictureStore } from '../uploads/pictures.ts';
import type { UpstreamClients } from '../upstream/clients.ts';
import type { CallOptional } from '../upstream/optional-call.ts';
import type { ReadPublicInstructor } from '../upstream/public-instructors.ts';
import type { ReadSiteCounts } from '../upstream/site-counts.ts';
import type { FindSocialLoginPages } from '../upstream/social-login-pages.ts';

/** The dependencies of route handlers. */
export interface HandlerDeps extends UpstreamClients {
  readonly readSiteCounts: ReadSiteCounts;
  readonly findSocialLoginPages: FindSocialLoginPages;
  readonly readPublicInstructor: ReadPublicInstructor;
  readonly callOptional: CallOptional;
  readonly cookies: Cookies;
  readonly endedSessions: EndedSessions;
  readonly proxyObject: ObjectProxy;
  readonly media: Bucket;
  readonly pictures: PictureStore;
  readonly siteUrl: string;
  readonly clock: Clock;
  readonly log: Service['log'];
  readonly asCaller: <T>(caller: Caller, run: () => T) => T;
}
