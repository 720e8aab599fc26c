import { CertificateState } from '@sargam/proto/learning/v1/certificates';
import type { ApplicationRow } from './application-store.ts';

const certificateStates = {
  pending: CertificateState.CERTIFICATE_STATE_PENDING,
  provided: CertificateState.CERTIFICATE_STATE_PROVIDED,
} as const satisfies Record<ApplicationRow['state'], CertificateState>;

/** The state of an application; unspecified if there is none. */
export const toCertificateState = (row: Pick<ApplicationRow, 'state'> | undefined): CertificateState =>
  row ? certificateStates[row.state] : CertificateState.CERTIFICATE_STATE_UNSPECIFIED;
