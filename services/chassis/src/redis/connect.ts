import { Redis } from 'ioredis';
import type { RedisValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';

/**
 * A connection to REDIS_URL that never holds anything up: without Redis the service starts all the same and each
 * command rejects at once, until the connection is there again. It is no part of readiness; what uses it must do
 * without.
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
  let away = false;
  redis.on('error', (error: Error) => {
    if (!away) service.log.warn({ err: error }, 'Redis is away');
    away = true;
  });
  redis.on('ready', () => {
    if (away) service.log.info('Redis is back');
    away = false;
  });
  service.onStop('redis', () => redis.disconnect());
  return redis;
};
