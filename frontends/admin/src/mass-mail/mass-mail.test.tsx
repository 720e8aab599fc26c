import type { ApiSchemas } from '@sargam/kit';
import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import { fireEvent } from '@testing-library/react';
import { MailForm } from './MailForm.tsx';
import MassMailPage from './MassMailPage.tsx';
import MassMailsPage from './MassMailsPage.tsx';
import type { MassMail } from './mass-mail.ts';

const mail: MassMail = {
  _id: 'c1',
  mailTo: 'allUser',
  subject: 'Eid',
  subjectBn: 'ঈদ',
  state: 'finished',
  createdAt: '2026-11-20T06:00:00.000Z',
  createdBy: 'p1',
  authorName: 'Nadia',
  sendAt: '2026-11-20T06:00:00.000Z',
  startedAt: '2026-11-20T06:00:01.000Z',
  finishedAt: '2026-11-20T06:10:00.000Z',
  ...{ total: 100, waiting: 0, sent: 95, failed: 2, unknown: 2, skipped: 1 },
  customEmail: [],
  message: '<p>Half price</p>',
  messageBn: '<p>অর্ধেক দাম</p>',
  version: 3,
};
const recipient = (change: Partial<ApiSchemas['MassMailRecipient']>): ApiSchemas['MassMailRecipient'] => ({
  _id: 'c1-p2',
  userId: 'p2',
  name: 'Mitu',
  email: 'mitu@b.test',
  language: 'bn',
  state: 'unknown',
  reason: 'Connection closed',
  at: '2026-11-20T06:05:00.000Z',
  attempts: 1,
  ...change,
});
const preview = {
  en: { subject: 'Eid', html: '<p>Half price</p>', text: 'Half price' },
  bn: { subject: 'ঈদ', html: '<p>অর্ধেক দাম</p>', text: 'অর্ধেক দাম' },
};
const page = <T,>(...data: T[]) => ({ data, total: data.length, more: false, next: null });
const user = buildUser({ type: 1 });
const common = {
  'POST /mass-mail/preview': preview,
  'POST /mass-mail/audience': { count: 7 },
  'GET /audit': { data: [], total: 0, next: null },
};
const sentTo = (path: string) => sentRequests.filter((one) => one.method === 'POST' && one.path === path);
const bodyOf = (path: string) => JSON.parse(String(sentTo(path)[0]?.body)) as Record<string, unknown>;

// Unsaved text is kept for the next test otherwise.
afterEach(() => sessionStorage.clear());

const openForm = (api: Record<string, unknown> = {}, initial: Partial<MassMail> = {}) =>
  renderInApp(<MailForm mail={{ ...mail, state: 'draft', ...initial }} />, {
    path: '/admin/mass-mailing/c1',
    user,
    api: { ...common, ...api },
  });
const openPage = (shown: MassMail, api: Record<string, unknown> = {}) =>
  renderInApp(<MassMailPage />, {
    path: '/admin/mass-mailing/c1',
    route: '/admin/mass-mailing/:id',
    user,
    api: {
      ...common,
      'GET /mass-mail/c1': shown,
      'GET /mass-mail/c1/recipients': page(
        recipient({}),
        recipient({ _id: 'c1-p3', name: 'Rafi', email: 'rafi@b.test', state: 'sent', reason: '' }),
      ),
      ...api,
    },
  });

it('lists mails with their state and progress', async () => {
  renderInApp(<MassMailsPage />, {
    path: '/admin/mass-mailing',
    user,
    api: { 'GET /mass-mail/': page({ ...mail, state: 'sending', waiting: 40, unknown: 2 }) },
  });
  const row = (await screen.findByText('Eid')).closest('tr') as HTMLElement;
  expect(within(row).getByText('Being sent')).toBeVisible();
  expect(within(row).getByRole('progressbar', { name: '60 of 100' })).toBeVisible();
});

it('an empty list leads to the form', async () => {
  renderInApp(<MassMailsPage />, { path: '/admin/mass-mailing', user, api: { 'GET /mass-mail/': page() } });
  expect(await screen.findByText('No data found')).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: 'Write a mail' }))
    expect(link).toHaveAttribute('href', '/admin/mass-mailing/new');
});

it('a mail is queued after a question with the number of recipients', async () => {
  openForm({ 'POST /mass-mail/': { success: true, message: 'ok', data: mail } });
  expect(await screen.findByText(/^7 people get this mail now/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send this email to 7 people?' });
  expect(sentTo('/mass-mail/')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Mass mailing sent successful!')).toBeVisible();
  expect(bodyOf('/mass-mail/')).toEqual({
    ...{ _id: 'c1', version: 3, mailTo: 'allUser', customEmail: '' },
    ...{ subject: 'Eid', subjectBn: 'ঈদ', message: '<p>Half price</p>', messageBn: '<p>অর্ধেক দাম</p>' },
  });
});

it('the question counts the address that was typed last, however soon it is sent', async () => {
  openForm({}, { mailTo: 'custom', customEmail: ['old@b.test'] });
  expect(await screen.findByText(/^7 people get this mail now/)).toBeVisible();
  const address = screen.getByDisplayValue('old@b.test');
  fireEvent.change(address, { target: { value: 'new@b.test' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('dialog', { name: 'Send this email to 7 people?' })).toBeVisible();
  const counted = sentTo('/mass-mail/audience').map(({ body }) => JSON.parse(String(body)) as unknown);
  expect(counted.slice(0, 2)).toEqual([
    { mailTo: 'custom', customEmail: 'old@b.test' },
    { mailTo: 'custom', customEmail: 'new@b.test' },
  ]);
});

it('nobody in the audience: no question, and nothing is sent', async () => {
  openForm({ 'POST /mass-mail/audience': { count: 0 } });
  expect(await screen.findByText('Nobody would get this mail now.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Nobody would get this mail.')).toBeVisible();
  expect(sentTo('/mass-mail/')).toEqual([]);
});

it('the specified failure, and the fields that the server names', async () => {
  const problem = problemResponse(400, 'campaign-incomplete', 'Failed ,Please try again', {
    errors: [{ field: 'customEmail', message: 'Enter a valid email address' }],
  });
  openForm({ 'POST /mass-mail/': problem }, { mailTo: 'custom', customEmail: ['nobody'] });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Failed ,Please try again')).toBeVisible();
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email addresses' })).toHaveValue('nobody');
});

it('Bengali needs both its subject and its text', async () => {
  openForm({}, { subjectBn: '' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByText('This is required')).toBeVisible();
  expect(sentTo('/mass-mail/')).toEqual([]);
});

it('a draft is saved without a question, and may be incomplete', async () => {
  openForm(
    { 'POST /mass-mail/draft': { success: true, message: 'ok', data: { ...mail, version: 4 } } },
    { subject: '' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Draft saved')).toBeVisible();
  expect(bodyOf('/mass-mail/draft')).toMatchObject({ _id: 'c1', version: 3, subject: '' });
});

it('a test is sent to the admin only', async () => {
  openForm({ 'POST /mass-mail/test': { success: true, message: 'ok' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send a test to me' }));
  expect(await screen.findByText('A test is on its way to your own address.')).toBeVisible();
  expect(bodyOf('/mass-mail/test')).toEqual({
    ...{ subject: 'Eid', subjectBn: 'ঈদ', message: '<p>Half price</p>', messageBn: '<p>অর্ধেক দাম</p>' },
  });
});

it('the preview is the mail of the server, in a frame without scripts, in either language', async () => {
  openForm();
  const frame = await screen.findByTitle('Preview');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', '<p>Half price</p>');
  const languages = screen.getByRole('group', { name: 'Language of the preview' });
  await userEvent.click(within(languages).getByRole('button', { name: 'Bengali' }));
  expect(screen.getByTitle('Preview')).toHaveAttribute('srcdoc', '<p>অর্ধেক দাম</p>');
});

it('a sent mail shows each outcome, and unknown ones are sent again after a warning', async () => {
  openPage(mail, { 'POST /mass-mail/c1/resend': { success: true, message: 'ok', data: mail } });
  const row = (await screen.findByText('Mitu')).closest('tr') as HTMLElement;
  expect(within(row).getByText('Connection closed')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Send again' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Send this mail to 1 recipient again?' });
  expect(within(dialog).getByText(/They may get it twice/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Mass mailing sent successful!')).toBeVisible();
  expect(bodyOf('/mass-mail/c1/resend')).toEqual({ recipients: ['c1-p2'] });
  await userEvent.click(screen.getByRole('button', { name: 'Send unknown ones again' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Send this mail to 2 recipients again?' }),
  ).toBeVisible();
});

it('a scheduled mail can be cancelled, and the refusal of a late one is shown', async () => {
  const refusal = problemResponse(409, 'campaign-started', 'The mail is being sent already.');
  const scheduled: MassMail = { ...mail, state: 'scheduled', startedAt: null, finishedAt: null, total: 0 };
  openPage(scheduled, { 'POST /mass-mail/c1/cancel': refusal });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel mail' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this mail? Nobody gets it.' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel mail' }));
  expect(await screen.findByText('The mail is being sent already.')).toBeVisible();
});

it('while a mail is being sent there is neither a resend nor a cancel', async () => {
  openPage({ ...mail, state: 'sending', waiting: 10 });
  expect(await screen.findByRole('progressbar', { name: '90 of 100' })).toBeVisible();
  await screen.findByText('Mitu');
  for (const name of ['Send again', 'Send unknown ones again', 'Cancel mail'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
