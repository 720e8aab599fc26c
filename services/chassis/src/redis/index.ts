import { Redis } from 'ioredis';
import type { RedisValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';

/**
 * A connection to REDIS_URL. Without Redis the service still starts, and each command rejects immediately until the
 * connection is restored. Redis is not part of readiness, so its users need a fallback.
 */
export const openRedis = (service: Service<RedisValues>): Redis => {
  const redis = new Redis(service.settings.redisUrl, {
    connectionName: service.name,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: 1000,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  });
  let isUnavailable = false;
  redis.on('error', (error: Error) => {
    if (!isUnavailable) service.log.warn({ err: error }, 'Redis unavailable');
    isUnavailable = true;
  });
  redis.on('ready', () => {
    if (isUnavailable) service.log.info('Redis available again');
    isUnavailable = false;
  });
  service.onStop('redis', () => redis.disconnect());
  return redis;
};
