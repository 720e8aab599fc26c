import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openObjectStore } from '@sargam/chassis/objects';
import { openRedis } from '@sargam/chassis/redis';
import type { Service } from '@sargam/chassis/service';
import { openEndedSessions } from './auth/ended-sessions.ts';
import { cachedKeySet } from './auth/key-set.ts';
import { tokenReader } from './auth/tokens.ts';
import type { GatewaySettings } from './config.ts';
import { type Gateway, openClients } from './gateway.ts';
import { makeApp } from './http/app.ts';
import { cookiesFor } from './http/cookies.ts';
import { guessesIn } from './http/guesses.ts';
import { openLimits } from './http/limits.ts';
import { optionalParts } from './http/optional-parts.ts';
import { openRepeats } from './http/repeats.ts';
import { openCounters } from './routes/analytics/counters.ts';
import { shownInstructors } from './routes/instructor/shown-instructors.ts';
import { openSocialPages } from './routes/user/social-pages.ts';
import { objectProxy } from './streaming/object-proxy.ts';
import { picturesIn } from './uploads/pictures.ts';

const megabyte = 1024 * 1024;

/** Everything the gateway is made of; answers the port it is reached on. */
export const startGateway = async (service: Service<GatewaySettings>): Promise<number> => {
  const { settings, clock, log } = service;
  const objects = openObjectStore(service);
  const clients = openClients(service);
  const media = objects.bucket('media');
  const pictures = picturesIn(media);
  const redis = openRedis(service);
  const endedSessions = openEndedSessions(service, redis);
  const gateway: Gateway = {
    ...clients,
    instructors: shownInstructors(service, clients),
    counters: openCounters(service, clients),
    socialPages: openSocialPages(service),
    optional: optionalParts(service),
    ...{ cookies: cookiesFor(settings.siteUrl), endedSessions },
    proxy: objectProxy(service),
    ...{ media, pictures },
    siteUrl: settings.siteUrl,
    ...{ clock, log, asCaller: service.runAsCaller },
  };
  const fetchKeys = async () => JSON.parse((await clients.identity.getKeySet({})).jwksJson);
  const limits = openLimits(service, redis);
  const app = makeApp({
    ...{ service, gateway },
    tokens: tokenReader(
      cachedKeySet({ fetch: fetchKeys, clock, life: settings.keySetLife }),
      clock,
      endedSessions,
    ),
    ...{ limits, guesses: guessesIn(limits), repeats: openRepeats(service, redis) },
    uploads: {
      pictures,
      lessons: objects.bucket('lessons'),
      media,
      videoLimit: settings.videoLimitMb * megabyte,
    },
  });
  return listen(service, createServer(app));
};

// Behind a load balancer, whose own idle time is a minute: the side that waits longer must be this one.
const keepAliveMs = 65_000;

const listen = async (
  service: Service<GatewaySettings>,
  server: ReturnType<typeof createServer>,
): Promise<number> => {
  server.keepAliveTimeout = keepAliveMs;
  // An upload of hours is no attack: what may not stall are its headers.
  server.requestTimeout = 0;
  server.listen(service.settings.httpPort, '0.0.0.0');
  await once(server, 'listening');
  const closed = once(server, 'close');
  // Requests that are under way may finish; new ones go to another replica.
  service.stopping.addEventListener('abort', () => server.close());
  service.onStop('http', async () => {
    const cut = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(cut);
  });
  const { port } = server.address() as AddressInfo;
  service.log.info({ httpPort: port }, 'listening');
  return port;
};
