import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildAnsweredMessage, buildMessage, messageList } from '../../testing/message-samples.ts';
import InstructorPanelPage from '../InstructorPanelPage.tsx';

const HOUR_MS = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();
const LIST = 'GET /contact/mystudent/i1';
const slow = { _id: 't1', title: 'Slowly', text: 'Play it at 60 BPM.' };

const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<InstructorPanelPage />, {
    path: '/instructorpanel?tab=3',
    user: buildUser({ type: 3, instructor: 'i1', name: 'Arif' }),
    language,
    api: {
      [`${LIST}?status=false&page=1&limit=1`]: messageList([], 3),
      [`${LIST}?status=false&page=1&limit=20`]: messageList([
        buildMessage({ createdAt: ago(75) }),
        buildMessage({ _id: 'm3', name: 'Ovi Das', message: 'Bar 4?', createdAt: ago(2) }),
      ]),
      [`${LIST}?status=true&page=1&limit=20`]: messageList([buildAnsweredMessage()]),
      'GET /contact/templates': { data: [slow], total: 1 },
      'POST /contact/r/m1': { success: true },
      'PUT /contact/templates/': { success: true },
      ...api,
    },
  });
const article = async (text: string) => (await screen.findByText(text)).closest('article') as HTMLElement;
const sent = (method: string, start: string) =>
  sentRequests.filter((one) => one.method === method && one.path.startsWith(start));
const startReply = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Reply: Tasnim Rahman' }));
const box = () => screen.findByRole('textbox', { name: 'Your answer' });

it('shows the waiting messages with their waiting time, and their number in the tab', async () => {
  open();
  expect(await article('How do I hold the plectrum?')).toHaveTextContent('Waiting for 3 days');
  expect(await article('Bar 4?')).toHaveTextContent('Waiting for 2 h');
  expect(screen.getByRole('link', { name: /Messages/ })).toHaveTextContent('3');
});

it('sends a reply and loads the list again', async () => {
  open();
  await startReply();
  expect(await box()).toHaveFocus();
  await userEvent.type(await box(), 'Loosely. ');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your answer was sent.')).toBeVisible();
  expect(sent('POST', '/contact/r/m1').map(({ body }) => JSON.parse(body))).toEqual([{ reply: 'Loosely.' }]);
  await waitFor(() =>
    expect(sent('GET', '/contact/mystudent/i1?status=false&page=1&limit=20')).toHaveLength(2),
  );
  expect(screen.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
});

it('a refused reply stays in the field with the rule that it breaks', async () => {
  open({ 'POST /contact/r/m1': problemResponse(400, 'message-has-email', 'x') });
  await startReply();
  await userEvent.type(await box(), 'Write me');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(async () =>
    expect(await box()).toHaveAccessibleDescription('Messages may not contain e-mail addresses.'),
  );
  expect(await box()).toHaveValue('Write me');
});

it('a template is inserted after the typed text', async () => {
  open();
  await startReply();
  await userEvent.type(await box(), 'Hello');
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Insert a template' }), 'Slowly');
  expect(await box()).toHaveValue('Hello\n\nPlay it at 60 BPM.');
});

it('the typed reply is saved as a template, and templates are deleted', async () => {
  let saved: unknown;
  const put = async (request: Request) => {
    saved = await request.json();
    return { success: true };
  };
  const path = 'PUT /contact/templates/00000000-0000-4000-8000-000000000001';
  jest.spyOn(crypto, 'randomUUID').mockReturnValue('00000000-0000-4000-8000-000000000001');
  open({ [path]: put, 'DELETE /contact/templates/t1': { success: true } });
  await startReply();
  await userEvent.type(await box(), 'Use a pick.');
  await userEvent.click(screen.getByRole('button', { name: 'Templates' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByLabelText('Text')).toHaveValue('Use a pick.');
  await userEvent.type(dialog.getByLabelText('Title'), 'Pick');
  await userEvent.click(dialog.getByRole('button', { name: 'Save the template', hidden: true }));
  expect(await screen.findByText('The template is saved.')).toBeVisible();
  expect(saved).toEqual({ title: 'Pick', text: 'Use a pick.' });
  await userEvent.click(dialog.getByRole('button', { name: 'Delete the template Slowly', hidden: true }));
  await waitFor(() => expect(sent('DELETE', '/contact/templates/t1')).toHaveLength(1));
  jest.restoreAllMocks();
});

it('answered messages are under their own filter, which the address keeps', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Answered' }));
  expect(await article('Which strings?')).toHaveTextContent('Nylon ones.');
  expect(currentUrl()).toContain('show=answered');
  expect(screen.getByRole('button', { name: 'Reply again: Tasnim Rahman' })).toBeVisible();
});

it('says in Bengali that no message waits', async () => {
  open({ [`${LIST}?status=false&page=1&limit=20`]: messageList([]) }, 'bn');
  expect(await screen.findByText('কোনো মেসেজ আপনার উত্তরের অপেক্ষায় নেই।')).toBeVisible();
});
