import type { ApiSchemas } from '@sargam/kit';

export type AuditEntry = ApiSchemas['AuditEntry'];

export const auditedServices = [
  'identity',
  'catalogue',
  'commerce',
  'learning',
  'messaging',
  'store',
  'payouts',
] as const satisfies readonly AuditEntry['service'][];

/** The kinds of things that staff change, as the services write them. */
export const auditTargetKinds = [
  'account',
  'course',
  'instructor',
  'order',
  'order-import',
  'charge',
  'coupon',
  'settlement',
  'certificate',
  'review',
  'store-order',
  'product',
  'category',
  'freebie',
  'upcoming',
  'popup',
  'notification',
  'contact-message',
  'thread',
  'campaign',
  'social-figures',
] as const;

/** A service may write a kind that has no text yet. */
export const isKnownKind = (kind: string): boolean => auditTargetKinds.some((known) => known === kind);

const pathsByKind: Readonly<Record<string, (id: string) => string>> = {
  account: (id) => `/viewuser?id=${id}`,
  order: (id) => `/admin/order/${id}`,
  'store-order': (id) => `/admin/store/order/${id}`,
  course: (id) => `/updatecourse?id=${id}`,
  instructor: (id) => `/updateinstructor?id=${id}`,
  freebie: (id) => `/update-freebies/${id}`,
  coupon: () => '/admincuponlist',
  category: () => '/adminstorecategories',
  product: () => '/adminstoreproduct',
  certificate: () => '/admincertificatelist',
  review: () => '/adminreviews',
  notification: () => '/manageNotification',
  popup: () => '/addpopup',
  upcoming: () => '/adminupcomingcourselist',
  settlement: (id) => `/admin-instructor-settlement/${id}`,
  thread: () => '/adminmessages',
  campaign: (id) => `/admin/mass-mailing/${id}`,
  'contact-message': () => '/adminmessages',
};

/** The screen of the changed thing; null for a kind without a screen. */
export const targetPath = ({
  targetKind,
  targetId,
}: Pick<AuditEntry, 'targetKind' | 'targetId'>): string | null =>
  pathsByKind[targetKind]?.(encodeURIComponent(targetId)) ?? null;

export type FieldChange = { field: string; before: string; after: string };

const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** The fields of an entry with their values before and after, in the order of the fields. */
export const fieldChanges = ({
  before,
  after,
}: Pick<ApiSchemas['AuditEntryWithChanges'], 'before' | 'after'>): FieldChange[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
    .sort()
    .map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }));
