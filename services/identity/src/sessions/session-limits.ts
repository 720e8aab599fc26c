import type { IdentitySettings } from '../config.ts';
import type { Role } from '../people/person.ts';
import type { StoredSession } from './session-store.ts';

type LimitSettings = Pick<IdentitySettings, 'sessionLife' | 'staffSessionLife' | 'staffIdleLimit'>;

/** Milliseconds. `idleMs` is the longest time without activity; it is infinite for a session without that limit. */
export interface SessionLimits {
  readonly lifeMs: number;
  readonly idleMs: number;
}

/** Admins and content uploaders have short sessions, because their browsers can change what is sold and paid. */
export const limitsOf = (role: Role, settings: LimitSettings): SessionLimits =>
  role === 'admin' || role === 'content'
    ? { lifeMs: Math.min(settings.sessionLife, settings.staffSessionLife), idleMs: settings.staffIdleLimit }
    : { lifeMs: settings.sessionLife, idleMs: Number.POSITIVE_INFINITY };

/** When a session ends: `expiresAt` in any case, `idleAt` without further activity (undefined without an idle limit). */
export interface SessionEnds {
  readonly expiresAt: Date;
  readonly idleAt: Date | undefined;
}

const laterOf = (a: Date, b: Date): Date => (a > b ? a : b);
export const earlierOf = (a: Date, b: Date): Date => (a < b ? a : b);
const after = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

/** The limits are applied to the start of the session too, because the session may be older than its limits. */
export const endsOf = (
  { createdAt, expiresAt, activeAt }: StoredSession,
  { lifeMs, idleMs }: SessionLimits,
): SessionEnds => ({
  expiresAt: earlierOf(expiresAt, after(createdAt, lifeMs)),
  idleAt: Number.isFinite(idleMs) ? after(activeAt, idleMs) : undefined,
});

/**
 * The session after a browser reported activity at `reportedAt`. Activity after the idle limit does not count: the session was
 * over by then. The report of an idle tab does not move the time back, because another tab may be in use.
 */
export const withActivity = (
  session: StoredSession,
  reportedAt: Date,
  { idleMs }: SessionLimits,
): StoredSession =>
  reportedAt.getTime() - session.activeAt.getTime() >= idleMs
    ? session
    : { ...session, activeAt: laterOf(session.activeAt, reportedAt) };
