import { defineTopic, publishes } from '@sargam/chassis/kafka';
import { CertificateEvent } from '@sargam/proto/learning/v1/events';

export const certificateEvents = publishes(
  defineTopic('learning.certificates.v1', CertificateEvent),
  'certificate application',
  {
    provided: 'an admin has provided the certificate',
    revoked: 'an admin has revoked the certificate, with the reason',
  },
);
