const templates = [
  'verification',
  'password-reset',
  'password-changed',
  'login-method-removed',
  'receipt',
  'refund',
  'refund-declined',
  'gift-receipt',
  'gift-refund',
  'gift-card',
  'settlement',
  'review',
  'review-answer',
  'answer',
  'certificate',
  'certificate-revoked',
  'course-changes',
  'course-published',
  'access-end',
  'campaign-test',
] as const;
const reasons = ['process-stopped', 'relay-timeout'] as const;

const textOf = (names: readonly string[], group: string) => (name: string, t: (key: string) => string) =>
  names.includes(name) ? t(`admin.unknown_mails.${group}.${name}`) : name;

/** The kind of a mail; its name for a kind of a newer service. */
export const templateText = textOf(templates, 'template');

/** Why the outcome of a mail is unknown. */
export const reasonText = textOf(reasons, 'reason');
