import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';

/** Sessions that ended before their access tokens and signed URLs expire. */
export interface EndedSessions {
  /** Throws unauthenticated `session-ended` for a session that has ended. */
  readonly refuse: (session: string) => void;
  /** Rejects the tokens of these sessions from now on, at this and all other replicas. */
  readonly add: (sessions: readonly string[]) => Promise<void>;
}

const sessionEnded = () =>
  domainError.unauthenticated('session-ended', 'Your session has ended. Please log in again.');

const key = 'sessions:ended';
const channel = 'sessions:ended';
/** Longer than the lifetime of any access token, and of any signed URL of a file (`VIDEO_ADDRESS_LIFE` of learning). */
const retentionMs = 2 * 3_600_000;

/** Sessions that ended within the retention time, in memory. */
const createRecentlyEnded = (clock: Clock) => {
  const ended = new Map<string, number>();
  return {
    has: (session: string): boolean => ended.has(session),
    remember: (sessions: readonly string[], at = clock().getTime()): void => {
      for (const session of sessions) ended.set(session, at);
      // A Map iterates in insertion order, so the oldest entries come first.
      for (const [session, since] of ended) {
        if (since > clock().getTime() - retentionMs) return;
        ended.delete(session);
      }
    },
  };
};

/**
 * Every replica holds all ended sessions in memory. A replica receives new ones over Redis pub/sub, and reads those it
 * missed from a sorted set when its connection is ready again. While Redis is unavailable, a session ends only at the
 * replica that handled the call; elsewhere it ends when its token expires.
 */
export const createEndedSessions = (service: Service, redis: Redis): EndedSessions => {
  const { clock, log } = service;
  const recentlyEnded = createRecentlyEnded(clock);
  const subscriber = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  subscriber.on('error', () => undefined);
  subscriber.on('message', (_channel, sessions: string) => recentlyEnded.remember(sessions.split(' ')));
  const catchUp = async (): Promise<void> => {
    // Subscribe before reading, so that no session that ends in between is missed.
    await subscriber.subscribe(channel);
    const since = clock().getTime() - retentionMs;
    const missedSessions = await redis.zrangebyscore(key, since, '+inf', 'WITHSCORES');
    for (let at = 0; at < missedSessions.length; at += 2)
      recentlyEnded.remember([missedSessions[at] ?? ''], Number(missedSessions[at + 1]));
  };
  const startCatchUp = (): void =>
    void catchUp().catch((err: unknown) => log.warn({ err }, 'ended sessions could not be read from Redis'));
  subscriber.on('ready', startCatchUp);
  redis.on('ready', startCatchUp);
  service.onStop('ended sessions', () => subscriber.disconnect());
  return {
    refuse: (session) => {
      if (recentlyEnded.has(session)) throw sessionEnded();
    },
    add: async (sessions) => {
      if (sessions.length === 0) return;
      recentlyEnded.remember(sessions);
      const now = clock().getTime();
      const scores = sessions.flatMap((session) => [now, session]);
      await redis
        .multi()
        .zadd(key, ...scores)
        .zremrangebyscore(key, '-inf', now - retentionMs)
        .pexpire(key, retentionMs)
        .publish(channel, sessions.join(' '))
        .exec()
        .catch((err: unknown) =>
          log.warn({ err }, 'ended sessions could not be published to other replicas'),
        );
    },
  };
};
