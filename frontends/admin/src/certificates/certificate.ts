import type { ApiSchemas, BadgeKind } from '@sargam/kit';

export type Certificate = ApiSchemas['CertificateRequest'];
type CertificateState = Certificate['state'];

export const certificateStates = [
  'pending',
  'provided',
  'revoked',
] as const satisfies readonly CertificateState[];

export const certificateBadges: Record<CertificateState, BadgeKind> = {
  pending: 'warning',
  provided: 'success',
  revoked: 'danger',
};
