import type { Clock } from '@sargam/chassis/clock';
import type { Service } from '@sargam/chassis/service';
import type { Redis } from 'ioredis';

/** Sessions that are over although their access tokens have not expired yet. */
export interface EndedSessions {
  readonly has: (session: string) => boolean;
  /** From now on, here and at every other replica, these sessions' tokens are refused. */
  readonly add: (sessions: readonly string[]) => Promise<void>;
}

const key = 'sessions:ended';
const channel = 'sessions:ended';
/** Longer than any access token lives. */
const lifeMs = 15 * 60_000;

/** What ended in the last quarter of an hour, without asking anybody. */
const createRecentlyEnded = (clock: Clock) => {
  const ended = new Map<string, number>();
  return {
    has: (session: string): boolean => ended.has(session),
    note: (sessions: readonly string[], at = clock().getTime()): void => {
      for (const session of sessions) ended.set(session, at);
      // In the order they were noted: the oldest are the first.
      for (const [session, since] of ended) {
        if (since > clock().getTime() - lifeMs) return;
        ended.delete(session);
      }
    },
  };
};

/**
 * Each replica knows them all by heart: it hears of those that end at another, and reads what it missed whenever its
 * connection comes (back). While Redis is away a session ends at the replica that was asked alone, and elsewhere when
 * its token expires.
 */
export const createEndedSessions = (service: Service, redis: Redis): EndedSessions => {
  const { clock, log } = service;
  const known = createRecentlyEnded(clock);
  const listener = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null });
  listener.on('error', () => undefined);
  listener.on('message', (_channel, sessions: string) => known.note(sessions.split(' ')));
  const catchUp = async (): Promise<void> => {
    // First listening, then reading: nothing ends unheard between the two.
    await listener.subscribe(channel);
    const since = clock().getTime() - lifeMs;
    const missed = await redis.zrangebyscore(key, since, '+inf', 'WITHSCORES');
    for (let at = 0; at < missed.length; at += 2) known.note([missed[at] ?? ''], Number(missed[at + 1]));
  };
  const catchUpOr = (): void =>
    void catchUp().catch((err: unknown) => log.warn({ err }, 'ended sessions could not be read'));
  listener.on('ready', catchUpOr);
  redis.on('ready', catchUpOr);
  service.onStop('ended sessions', () => listener.disconnect());
  return {
    has: known.has,
    add: async (sessions) => {
      if (sessions.length === 0) return;
      known.note(sessions);
      const now = clock().getTime();
      const marks = sessions.flatMap((session) => [now, session]);
      await redis
        .multi()
        .zadd(key, ...marks)
        .zremrangebyscore(key, '-inf', now - lifeMs)
        .pexpire(key, lifeMs)
        .publish(channel, sessions.join(' '))
        .exec()
        .catch((err: unknown) => log.warn({ err }, 'ended sessions are known to this replica alone'));
    },
  };
};
