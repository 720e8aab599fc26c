import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import CertificatesPage from './CertificatesPage.tsx';
import type { Certificate } from './certificate.ts';

const certificate: Certificate = {
  _id: 'k1',
  userId: 'u1',
  userName: 'Tasnim Rahman',
  userEmail: 'tasnim@sargam.test',
  courseId: 'c1',
  courseName: 'Fingerstyle guitar',
  provided: false,
  state: 'pending',
  theory: null,
  practical: null,
  passed: false,
  appliedAt: '2026-11-20T06:00:00.000Z',
  providedAt: null,
  revokedAt: null,
  revokeReason: null,
  code: null,
  serial: null,
};
const provided: Certificate = {
  ...certificate,
  state: 'provided',
  provided: true,
  providedAt: '2026-11-21T06:00:00.000Z',
  code: 'ABCDEFGHJKLMNPQRSTUV',
  serial: 'CERT-000012',
};
const list = 'GET /user/certificatelist/work';
const listOf = (...data: Certificate[]) => ({ data, total: data.length });
const open = (api: Record<string, unknown>, path = '/admincertificatelist') =>
  renderInApp(<CertificatesPage />, { path, user: buildUser({ type: 1 }), api });
const posted = () => sentRequests.find(({ method }) => method === 'POST')?.body;

it('requests 20 rows of the chosen state', async () => {
  open({ [list]: listOf(certificate) }, '/admincertificatelist?state=pending');
  const row = (await screen.findByText('Tasnim Rahman')).closest('tr');
  expect(row).toHaveTextContent(/Fingerstyle guitar.*20-11-2026.*Not provided/);
  expect(sentRequests[0]?.path).toBe('/user/certificatelist/work?page=1&limit=20&state=pending');
});

it('marks a request as provided', async () => {
  const answers = [listOf(certificate), listOf(provided)];
  open({ [list]: () => answers.shift(), 'GET /user/certificate/k1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as provided' }));
  expect(await screen.findByText('Cetificate Provided Successfully!!')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Revoke' })).toBeVisible();
});

it('before both exams are passed the message of the server is shown', async () => {
  const refusal = problemResponse(409, 'exams-not-passed', 'Cetificate Provide Unsuccessfull');
  open({ [list]: listOf(certificate), 'GET /user/certificate/k1': refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as provided' }));
  expect(await screen.findByText('Cetificate Provide Unsuccessfull')).toBeVisible();
});

it('records marks from 0 to 100', async () => {
  open({ [list]: listOf(certificate), 'POST /user/certificate/marks/k1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Marks' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Theory' }), '101');
  await userEvent.type(screen.getByRole('textbox', { name: 'Practical' }), '৭৫');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('From 0 to 100')).toBeVisible();
  expect(posted()).toBeUndefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Theory' }), '{Backspace}');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Marks saved successfully')).toBeVisible();
  expect(posted()).toBe('{"theory":10,"practical":75}');
});

it('revokes a provided certificate with a reason; without one nothing is sent', async () => {
  open({ [list]: listOf(provided), 'POST /user/certificate/revoke/k1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke' }));
  const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' });
  await userEvent.click(confirm);
  expect(posted()).toBeUndefined();
  await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'Wrong name');
  await userEvent.click(confirm);
  expect(await screen.findByText('Certificate revoked successfully')).toBeVisible();
  expect(posted()).toBe('{"reason":"Wrong name"}');
});

it('links a provided certificate to its public page by the serial number', async () => {
  open({ [list]: listOf(provided) });
  expect(await screen.findByRole('link', { name: 'CERT-000012' })).toHaveAttribute(
    'href',
    '/certificate/ABCDEFGHJKLMNPQRSTUV',
  );
});

it.each([
  ['a revoked certificate', { ...provided, state: 'revoked' as const, revokeReason: 'Wrong name' }],
  ['a certificate of an earlier version, which has no code', { ...provided, code: null, serial: null }],
])('%s can be provided again', async (_, one) => {
  open({ [list]: listOf(one), 'GET /user/certificate/k1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as provided' }));
  expect(await screen.findByText('Cetificate Provided Successfully!!')).toBeVisible();
});
