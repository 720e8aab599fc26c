import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import { buildTaughtCertificate, buildTaughtCourse } from '../../testing/teaching-samples.ts';
import InstructorPanelPage from '../InstructorPanelPage.tsx';

const LIST = 'GET /learning/certificates/i1';
const MARKS = 'POST /user/certificate/marks/a1';
const open = (api: Record<string, unknown>, language: 'en' | 'bn' = 'en') =>
  renderInApp(<InstructorPanelPage />, {
    path: '/instructorpanel?tab=0',
    user: buildUser({ type: 3, instructor: 'i1' }),
    language,
    api: {
      'GET /analytics/teaching/i1': { data: [buildTaughtCourse()], total: 1 },
      ...api,
    },
  });
const listOf = (...data: ReturnType<typeof buildTaughtCertificate>[]) => ({
  data,
  total: data.length,
  more: false,
  next: null,
});
const openMarks = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Marks of Mitu Rahman' }));
const type = async (theory: string, practical: string) => {
  for (const [name, text] of [
    ['Theory', theory],
    ['Practical', practical],
  ] as const) {
    await userEvent.clear(screen.getByRole('textbox', { name }));
    await userEvent.type(screen.getByRole('textbox', { name }), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};
const posted = () => sentRequests.find(({ method }) => method === 'POST');

it('lists applications with the name and the progress of the student, and no address', async () => {
  open({ [LIST]: listOf(buildTaughtCertificate()) });
  const row = (await screen.findByText('Mitu Rahman')).closest('tr') as HTMLElement;
  expect(row).toHaveTextContent(/First chords.*7 of 8.*2026.*–.*–.*Not provided/);
  expect(row).not.toHaveTextContent('@');
});

it('records the marks of both exams, and the list shows them', async () => {
  const marked = buildTaughtCertificate({ theory: 82, practical: 75, passed: true });
  const answers = [listOf(buildTaughtCertificate()), listOf(marked)];
  open({ [LIST]: () => answers.shift(), [MARKS]: { success: true } });
  await openMarks();
  await type('৮২', '75');
  expect(await screen.findByText('Marks saved successfully')).toBeVisible();
  expect(posted()?.body).toBe('{"theory":82,"practical":75}');
  expect(await screen.findByText('82')).toBeVisible();
});

it('sends no marks above 100', async () => {
  open({ [LIST]: listOf(buildTaughtCertificate()), [MARKS]: { success: true } });
  await openMarks();
  await type('101', '75');
  expect(await screen.findByText('From 0 to 100')).toBeVisible();
  expect(posted()).toBeUndefined();
});

it('says that the certificate was provided meanwhile', async () => {
  open({
    [LIST]: listOf(buildTaughtCertificate()),
    [MARKS]: problemResponse(422, 'certificate-provided', 'no'),
  });
  await openMarks();
  await type('80', '75');
  expect(await screen.findByText('The certificate is provided already, so its marks stay.')).toBeVisible();
});

it('offers no marks for a provided certificate', async () => {
  open({ [LIST]: listOf(buildTaughtCertificate({ state: 'provided', theory: 80, practical: 75 })) });
  const row = (await screen.findByText('Mitu Rahman')).closest('tr') as HTMLElement;
  expect(within(row).queryByRole('button')).toBeNull();
});

it.each([
  ['en', 'No certificate has been requested yet.'],
  ['bn', 'এখনো কেউ সার্টিফিকেটের আবেদন করেননি।'],
] as const)('says that there is no application (%s)', async (language, text) => {
  open({ [LIST]: listOf() }, language);
  expect(await screen.findByText(text)).toBeVisible();
});

it('offers a retry after a refusal', async () => {
  open({ [LIST]: problemResponse(403, 'forbidden', 'no') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
