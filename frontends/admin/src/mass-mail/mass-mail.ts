import type { ApiSchemas, BadgeKind } from '@sargam/kit';

export type MassMail = ApiSchemas['MassMail'];
export type ListedMassMail = ApiSchemas['ListedMassMail'];
export type Recipient = ApiSchemas['MassMailRecipient'];
type State = MassMail['state'];

export const audiences = [
  'allUser',
  'subscriber',
  'non-subscriber',
  'verified-user',
  'non-verified-user',
  'instructors',
  'admin',
  'custom',
] as const satisfies readonly MassMail['mailTo'][];

export const states = [
  'draft',
  'scheduled',
  'collecting',
  'sending',
  'finished',
  'cancelled',
] as const satisfies readonly State[];

export const outcomes = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'unknown',
  'skipped',
] as const satisfies readonly Recipient['state'][];

export const stateBadges: Readonly<Record<State, BadgeKind>> = {
  draft: 'plain',
  scheduled: 'info',
  collecting: 'warning',
  sending: 'warning',
  finished: 'success',
  cancelled: 'plain',
};

export const outcomeBadges: Readonly<Record<Recipient['state'], BadgeKind>> = {
  waiting: 'plain',
  sending: 'warning',
  sent: 'success',
  failed: 'danger',
  unknown: 'danger',
  skipped: 'plain',
};

/** The state changes without an action of the user. */
export const isMoving = (state: State): boolean =>
  state === 'scheduled' || state === 'collecting' || state === 'sending';

export const mailPath = (id: string): string => `/admin/mass-mailing/${encodeURIComponent(id)}`;
