import { saveFile } from '@sargam/kit/download';
import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildStudentCertificate } from '../../testing/samples.ts';
import { type CertificateOfCourse, CourseCertificate } from './CourseCertificate.tsx';

jest.mock('@sargam/kit/download', () => ({ saveFile: jest.fn() }));

const code = 'ABCDEFGHJKLMNPQRSTUV';
const serial = 'CERT-000012';
const providedAt = '2026-11-21T06:00:00.000Z';
const provided = buildStudentCertificate({ state: 'provided', code, serial, providedAt });
const path = '/course/certificate/mitu%40example.com/c1/First%20chords';

const open = (
  change: Partial<CertificateOfCourse> = {},
  api: Record<string, unknown> = {},
  language: 'en' | 'bn' = 'en',
) =>
  renderInApp(
    <CourseCertificate
      course={{ _id: 'c1', title: 'First chords' }}
      lessons={4}
      unwatched={0}
      state={change.certificate?.state ?? null}
      certificate={null}
      {...change}
    />,
    { path: '/studentpanel', user: buildUser({ email: 'mitu@example.com' }), language, api },
  );
const applyButton = () => screen.queryByRole('button', { name: /^Apply for the certificate/ });

it('offers the application after every lesson is watched, and sends it once', async () => {
  open({}, { [`GET ${path}`]: { success: 'success', message: 'Received.' } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Apply for the certificate: First chords' }));
  expect(await screen.findByText('Your application has been received.')).toBeVisible();
  expect(sentRequests.filter((one) => one.path === path)).toHaveLength(1);
});

it.each([
  ['en', 'For the certificate, watch 2 more lessons.'],
  ['bn', 'সার্টিফিকেটের জন্য আরও ২টি লেসন দেখুন।'],
] as const)('says how many lessons are not watched (%s)', (language, text) => {
  open({ unwatched: 2 }, {}, language);
  expect(screen.getByText(text)).toBeVisible();
  expect(applyButton()).toBeNull();
});

it('translates a refusal', async () => {
  open({}, { [`GET ${path}`]: problemResponse(422, 'lessons-unfinished', 'no') });
  await userEvent.click(applyButton() as HTMLElement);
  expect(await screen.findByText(/^Watch every lesson first/)).toBeVisible();
});

it('shows a waiting application', () => {
  open({ certificate: buildStudentCertificate() });
  expect(screen.getByText('Certificate requested')).toBeVisible();
  expect(applyButton()).toBeNull();
});

it('shows a provided certificate with its PDF in both languages and its public page', async () => {
  open(
    { certificate: provided },
    {
      'GET /learning/certificate/a1?lang=bn': new Response('%PDF-1.7', {
        headers: { 'content-type': 'application/pdf' },
      }),
    },
  );
  expect(screen.getByText('Certificate provided')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Public page and sharing' })).toHaveAttribute(
    'href',
    `/certificate/${code}`,
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Certificate of First chords as PDF in Bengali' }),
  );
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith('CERT-000012-bn.pdf', expect.any(Blob)));
});

it('shows since when and why a certificate is revoked, without a PDF', () => {
  const revokedAt = '2026-11-22T06:00:00.000Z';
  open({ certificate: { ...provided, state: 'revoked', revokedAt, revokeReason: 'Wrong name' } });
  expect(screen.getByText('Certificate revoked')).toBeVisible();
  expect(screen.getByText(/2026\. Reason: Wrong name$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
