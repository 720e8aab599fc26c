import { CertificateState } from '@sargam/proto/learning/v1/certificates';
import type { ApplicationRow } from './application-store.ts';

const states = {
  pending: CertificateState.CERTIFICATE_STATE_PENDING,
  provided: CertificateState.CERTIFICATE_STATE_PROVIDED,
} as const satisfies Record<ApplicationRow['state'], CertificateState>;

/** What has become of an application; unspecified where there is none. */
export const certificateState = (row: Pick<ApplicationRow, 'state'> | undefined): CertificateState =>
  row ? states[row.state] : CertificateState.CERTIFICATE_STATE_UNSPECIFIED;
