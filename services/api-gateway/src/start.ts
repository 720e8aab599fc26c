import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRedisIdempotencyStore } from '@sargam/chassis/idempotency';
import { openObjectStore } from '@sargam/chassis/objects';
import { openRedis } from '@sargam/chassis/redis';
import type { Service } from '@sargam/chassis/service';
import { createTokenVerifier } from './auth/access-tokens.ts';
import { createEndedSessions } from './auth/ended-sessions.ts';
import { createCachedKeySet } from './auth/key-set.ts';
import type { GatewaySettings } from './config.ts';
import { createApp } from './http/app.ts';
import { createEnumerationLimiter } from './http/enumeration-limiter.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { createHandlerDeps } from './routing/handler-deps.ts';
import { createLessonSessions } from './streaming/lesson-sessions.ts';
import { createPictureStore } from './uploads/pictures.ts';
import { createClients, type UpstreamClients } from './upstream/clients.ts';

const megabyte = 1024 * 1024;

/** Time for which a repeat of a call with an idempotency key gets the stored answer. */
const answerRetentionSeconds = 24 * 60 * 60;

/** Creates the gateway's parts and starts the HTTP server. Returns the port. Tests pass clients whose connections are open. */
export const startApiGateway = async (
  service: Service<GatewaySettings>,
  clients: UpstreamClients = createClients(service),
): Promise<number> => {
  const { settings, clock } = service;
  const objects = openObjectStore(service);
  const media = objects.bucket('media');
  const lessonFiles = objects.bucket('lessons');
  const pictures = createPictureStore(media);
  const redis = openRedis(service);
  const endedSessions = createEndedSessions(service, redis);
  const rateLimits = createRateLimits(service, redis);
  const app = createApp({
    service,
    handlerDeps: createHandlerDeps(service, {
      clients,
      endedSessions,
      lessonSessions: createLessonSessions(clock, redis),
      media,
      lessonFiles,
      pictures,
    }),
    verifyToken: createTokenVerifier(createIdentityKeySet(service, clients), clock, endedSessions),
    rateLimits,
    enumerationLimiter: createEnumerationLimiter(rateLimits),
    idempotencyStore: createRedisIdempotencyStore(service, redis, answerRetentionSeconds),
    uploads: {
      pictures,
      lessons: lessonFiles,
      media,
      receipts: objects.bucket('receipts'),
      maxVideoBytes: settings.videoLimitMb * megabyte,
    },
  });
  return listen(service, createServer(app));
};

const createIdentityKeySet = (
  { settings, clock }: Service<GatewaySettings>,
  { identity }: UpstreamClients,
) => {
  const fetchKeys = async () => JSON.parse((await identity.getKeySet({})).jwksJson);
  return createCachedKeySet({ fetch: fetchKeys, clock, ttlMs: settings.keySetLife });
};

// Longer than the idle timeout of the load balancer (60 s), so that the gateway never closes a connection first.
const keepAliveMs = 65_000;
const headersTimeoutMs = 10_000;

const listen = async (
  service: Service<GatewaySettings>,
  server: ReturnType<typeof createServer>,
): Promise<number> => {
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = headersTimeoutMs;
  // Uploads may take hours; a slow body is refused by its rate.
  server.requestTimeout = 0;
  server.maxConnections = service.settings.maxConnections;
  const refused = service.counter('gateway_connections_refused_total', 'Connections above MAX_CONNECTIONS');
  server.on('drop', () => refused.inc());
  server.listen(service.settings.httpPort, '0.0.0.0');
  await once(server, 'listening');
  const closed = once(server, 'close');
  // Running requests may finish; new ones go to other replicas.
  service.stopping.addEventListener('abort', () => server.close());
  service.onStop('http', async () => {
    const closeTimer = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(closeTimer);
  });
  const { port } = server.address() as AddressInfo;
  service.log.info({ httpPort: port }, 'listening');
  return port;
};
