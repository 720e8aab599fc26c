import { problemResponse, renderInApp, screen } from '@sargam/kit/testing';
import { buildCertificate } from '../testing/certificate-samples.ts';
import CertificatePage from './CertificatePage.tsx';

const { code } = buildCertificate();
const open = (answer: unknown, language: 'en' | 'bn' = 'en') =>
  renderInApp(<CertificatePage />, {
    route: '/certificate/:code',
    path: `/certificate/${code}`,
    language,
    api: { [`GET /certificate/${code}`]: answer },
  });
const field = (name: string) => screen.getByText(name).nextElementSibling;

it('shows every printed field and that the certificate is valid', async () => {
  open(buildCertificate());
  expect(await screen.findByText('This certificate is valid.')).toBeVisible();
  for (const [name, value] of [
    ['Name', 'Mitu Rahman'],
    ['Course', 'First chords'],
    ['Instructor', 'Arif Chowdhury'],
    ['Theory exam', '82 of 100'],
    ['Practical exam', '75 of 100'],
    ['Serial number', 'CERT-000012'],
    ['Code', 'ABCDE-FGHJK-LMNPQ-RSTUV'],
  ] as const)
    expect(field(name)).toHaveTextContent(value);
  expect(field('Date')).toHaveTextContent(/21.*2026/);
  expect(document.title).toContain('Certificate of Mitu Rahman: First chords');
  expect(screen.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});

it('shows the fields in Bengali with Bengali digits', async () => {
  open(buildCertificate(), 'bn');
  expect(await screen.findByText('এই সার্টিফিকেটটি বৈধ।')).toBeVisible();
  expect(field('থিওরি পরীক্ষা')).toHaveTextContent('১০০-এ ৮২');
});

it('shows since when a certificate is revoked, and offers no sharing', async () => {
  open(buildCertificate({ revokedAt: '2026-11-22T04:30:00.000Z' }));
  expect(await screen.findByText(/revoked on .*2026 and is not valid/)).toBeVisible();
  expect(screen.queryByText('This certificate is valid.')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Copy the link' })).not.toBeInTheDocument();
});

it('says that there is no certificate with the code', async () => {
  open(problemResponse(404, 'certificate-not-found', 'no'));
  expect(
    await screen.findByRole('heading', { name: '404! There is no certificate with this code' }),
  ).toBeVisible();
});

it('offers a retry after too many wrong codes', async () => {
  open(problemResponse(429, 'too-many-requests', 'no'));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
