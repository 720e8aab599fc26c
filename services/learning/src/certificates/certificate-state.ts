import { keyForValue } from '@sargam/chassis/lookup';
import { CertificateState } from '@sargam/proto/learning/v1/certificates';
import type { ApplicationRow } from './application-store.ts';

const certificateStates = {
  pending: CertificateState.CERTIFICATE_STATE_PENDING,
  provided: CertificateState.CERTIFICATE_STATE_PROVIDED,
  revoked: CertificateState.CERTIFICATE_STATE_REVOKED,
} as const satisfies Record<ApplicationRow['state'], CertificateState>;

/** The state of an application; unspecified if there is none. */
export const toCertificateState = (row: Pick<ApplicationRow, 'state'> | undefined): CertificateState =>
  row ? certificateStates[row.state] : CertificateState.CERTIFICATE_STATE_UNSPECIFIED;

/** Undefined for an unspecified state. */
export const parseCertificateState = (state: CertificateState): ApplicationRow['state'] | undefined =>
  keyForValue<ApplicationRow['state'], CertificateState>(certificateStates, state);
