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
import MessagesPage from './MessagesPage.tsx';
import type { GeneralMessage, StudentMessage } from './useMessages.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString();

const buildGeneral = (some: Partial<GeneralMessage> = {}): GeneralMessage => ({
  _id: 'g1',
  name: 'Ovi Das',
  email: 'ovi@sargam.test',
  message: 'Where is my course?',
  createdAt: ago(75),
  status: false,
  repliedAt: null,
  reply: '',
  ...some,
});
const buildStudentMessage = (some: Partial<StudentMessage> = {}): StudentMessage => ({
  _id: 's1',
  name: 'Tasnim Rahman',
  email: 'tasnim@sargam.test',
  message: 'How do I hold the pick?',
  from: 'u7',
  to: 'i1',
  toName: 'Arif Chowdhury',
  createdAt: ago(2.5),
  status: false,
  reply: '',
  repliedAt: null,
  ...some,
});
const listOf = <Row,>(data: Row[], some: object = {}) => ({
  data,
  total: data.length,
  more: false,
  next: null,
  unanswered: data.length,
  ...some,
});

const open = (api: Record<string, unknown> = {}, path = '/adminmessages', language: 'en' | 'bn' = 'en') =>
  renderInApp(<MessagesPage />, {
    path,
    language,
    user: buildUser({ type: 1 }),
    api: {
      'GET /contact/general/': listOf([buildGeneral()]),
      'GET /contact/student/': listOf([buildStudentMessage()]),
      ...api,
    },
  });
const article = async (text: string) => (await screen.findByText(text)).closest('article') as HTMLElement;
const requests = (method: string, path: string) =>
  sentRequests.filter((one) => one.method === method && one.path.startsWith(path)).map((one) => one.path);

beforeEach(() => {
  // jsdom cannot open a mail client.
  document.addEventListener('click', preventMailClient);
});
afterEach(() => {
  document.removeEventListener('click', preventMailClient);
  sessionStorage.clear();
});
const preventMailClient = (event: Event): void => {
  if ((event.target as HTMLElement).closest('a[href^="mailto:"]')) event.preventDefault();
};

it('first shows what waits for an answer, and for how long', async () => {
  open();
  expect(await article('Where is my course?')).toHaveTextContent(
    /Ovi Das.*waiting for 3 days.*ovi@sargam\.test/,
  );
  const student = await article('How do I hold the pick?');
  expect(student).toHaveTextContent(/Tasnim Rahman → Arif Chowdhury.*waiting for 2.h.*tasnim@sargam\.test/);
  expect(within(student).getByRole('link', { name: 'Tasnim Rahman' })).toHaveAttribute(
    'href',
    '/viewuser?id=u7',
  );
  expect(screen.getAllByText('1 waits for an answer')).toHaveLength(2);
  expect(requests('GET', '/contact')).toEqual([
    '/contact/general/?limit=20&status=false',
    '/contact/student/?limit=20&status=false',
  ]);
});

it('Reply to a general message opens the mail client with the quoted message and marks it as replied', async () => {
  let isReplied = false;
  open({
    'GET /contact/general/': () => listOf(isReplied ? [] : [buildGeneral()]),
    'GET /contact/general/g1': () => {
      isReplied = true;
      return { success: true };
    },
  });
  const reply = await screen.findByRole('link', { name: 'Reply: Ovi Das' });
  expect(decodeURIComponent(reply.getAttribute('href') ?? '')).toBe(
    'mailto:ovi@sargam.test?subject=Your message to Sargam&body=\n\n> Where is my course?',
  );
  await userEvent.click(reply);
  expect(await screen.findByText('Message marked as replied')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Where is my course?')).toBeNull());
});

it('a reply to a student is sent from the dialog, and an empty one is not', async () => {
  open({ 'POST /contact/r/s1': { success: true } });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply: Tasnim Rahman' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reply to Tasnim Rahman' });
  const field = within(dialog).getByRole('textbox', { name: 'Reply answer' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(dialog).toHaveTextContent('How do I hold the pick?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await within(dialog).findByText('Please fill all the fields')).toBeVisible();
  await userEvent.type(field, 'Between thumb and finger');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Reply sent')).toBeVisible();
  expect(sentRequests.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/contact/r/s1',
    body: '{"reply":"Between thumb and finger"}',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a refused reply shows the message of the server; the typed answer survives Cancel', async () => {
  open({ 'POST /contact/r/s1': problemResponse(400, 'message-rule', 'No phone numbers in a message') });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply: Tasnim Rahman' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reply answer' }), 'Call 0171');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('No phone numbers in a message')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reply: Tasnim Rahman' }));
  expect(await screen.findByRole('textbox', { name: 'Reply answer' })).toHaveValue('Call 0171');
});

it('the URL contains the filter of each list; an answered message shows its answer', async () => {
  open({
    'GET /contact/student/?limit=20&status=true': listOf([
      buildStudentMessage({ message: 'Old question', status: true, reply: 'Old answer' }),
    ]),
  });
  const kind = (await screen.findByRole('heading', { name: 'Student messages' })).closest('section')!;
  await userEvent.click(within(kind).getByRole('button', { name: 'Answered' }));
  expect(await article('Old question')).toHaveTextContent(/Answered.*AnswerOld answer/);
  expect(currentUrl()).toBe('/adminmessages?student=answered');
  expect(within(kind).queryByRole('button', { name: /Reply/ })).toBeNull();
});

it('further messages are loaded after the last one', async () => {
  open({
    'GET /contact/general/?limit=20&status=false': listOf([buildGeneral()], { next: 'g1' }),
    'GET /contact/general/?limit=20&status=false&after=g1': listOf([
      buildGeneral({ _id: 'g2', message: 'An older message' }),
    ]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('An older message')).toBeVisible();
  expect(screen.getByText('Where is my course?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('one kind of messages fails alone and can be retried', async () => {
  let isFailing = true;
  open({
    'GET /contact/general/': () =>
      isFailing ? problemResponse(403, 'forbidden', 'Not allowed') : listOf([buildGeneral()]),
  });
  expect(await screen.findByText('Not allowed')).toBeVisible();
  expect(await article('How do I hold the pick?')).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await article('Where is my course?')).toBeVisible();
});

it('is in Bengali', async () => {
  open({}, '/adminmessages', 'bn');
  expect(await screen.findByText('৩ দিন ধরে অপেক্ষায়')).toBeVisible();
  expect(screen.getByRole('button', { name: 'উত্তর দিন: Tasnim Rahman' })).toBeVisible();
});
