import type { ApiSchemas } from '@sargam/kit';
import { sampleBuilder } from '@sargam/kit/testing';

export const buildCertificate = sampleBuilder<ApiSchemas['CertificateFace']>({
  code: 'ABCDEFGHJKLMNPQRSTUV',
  serial: 'CERT-000012',
  studentName: 'Mitu Rahman',
  courseId: 'c1',
  courseName: 'First chords',
  instructorName: 'Arif Chowdhury',
  theory: 82,
  practical: 75,
  providedAt: '2026-11-21T04:30:00.000Z',
  revokedAt: null,
});
