import { createShortLivedValues } from '@sargam/chassis/caching';
import type { Clock } from '@sargam/chassis/clock';
import { domainError } from '@sargam/chassis/errors';
import type { Redis } from 'ioredis';

/** A device that plays lessons: one login session of a person. */
interface LessonSession {
  readonly personId: string;
  readonly sessionId: string;
}

/** Limits on how many devices a person plays lessons at the same time (decision B79). */
export interface LessonSessions {
  /** Counts the session as playing now. Throws conflict `lesson-sessions` if two others play. */
  readonly admit: (session: LessonSession) => Promise<void>;
}

const maxSessions = 2;
/** A session counts for this time after its last bytes, and for at most `recordIntervalMs` longer, because not all bytes are recorded. */
const idleMs = 30_000;
/** Interval of recording an admitted session in Redis. Its segments in between are not recorded. Milliseconds. */
const recordIntervalMs = 5000;

/** KEYS: the sessions of a person by the time of their last bytes. ARGV: now, session, end of the idle ones, maximum, expiry. */
const admitScript = `
redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[3])
if not redis.call('zscore', KEYS[1], ARGV[2]) and redis.call('zcard', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('zadd', KEYS[1], ARGV[1], ARGV[2])
redis.call('pexpire', KEYS[1], ARGV[5])
return 1`;

const tooManySessions = () =>
  domainError.conflict(
    'lesson-sessions',
    'Lessons are playing on two of your devices. Stop one of them and try again after a minute.',
  );

/** The sessions are in Redis, for all replicas together. While Redis is unavailable nothing is limited. */
export const createLessonSessions = (clock: Clock, redis: Pick<Redis, 'eval'>): LessonSessions => {
  const recorded = createShortLivedValues<true>(clock, { ttlMs: recordIntervalMs, maxEntries: 20_000 });
  return {
    admit: async ({ personId, sessionId }) => {
      const cacheKey = `${personId} ${sessionId}`;
      if (recorded.get(cacheKey)) return;
      const now = clock().getTime();
      const lifeMs = idleMs + recordIntervalMs;
      const admitted = await redis
        .eval(
          admitScript,
          1,
          `lesson-sessions:${personId}`,
          ...[now, sessionId, now - lifeMs, maxSessions, lifeMs],
        )
        .catch(() => 1);
      if (admitted === 0) throw tooManySessions();
      recorded.set(cacheKey, true);
    },
  };
};
