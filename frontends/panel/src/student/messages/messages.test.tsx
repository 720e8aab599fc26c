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
import { buildOwnedCourse } from '../../testing/samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const instructors = [
  { _id: 'i1', name: 'Arif Chowdhury', photo: null },
  { _id: 'i2', name: 'Sadia Islam', photo: null },
];
const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en', path = '') =>
  renderInApp(<StudentPanelPage />, {
    path: `/studentpanel?tab=2${path}`,
    user: buildUser(),
    language,
    api: {
      'GET /contact/u/c/u1': messageList([buildMessage()]),
      'GET /contact/u/p/u1': messageList([buildAnsweredMessage()]),
      'GET /learning/classroom/u1': { data: [buildOwnedCourse()] },
      'GET /instructor/': { data: instructors, total: 2 },
      'POST /contact/student/': { success: true, message: 'Message Sent Successfully!!' },
      ...api,
    },
  });
const list = async (name: string) => within(await screen.findByRole('region', { name }));
const sent = () =>
  sentRequests.filter(({ path }) => path === '/contact/student/').map(({ body }) => JSON.parse(body));
const box = () => screen.getByRole('textbox', { name: 'Your message' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

it('a pending message shows "Pending" instead of a reply, and an answered one its reply', async () => {
  open();
  const [pending] =
    (await screen.findByText('How do I hold the plectrum?')).closest('article')?.children ?? [];
  expect(pending).toHaveTextContent('Pending');
  const answered = (await screen.findByText('Which strings?')).closest('article');
  expect(answered).toHaveTextContent('Answered');
  expect(answered).toHaveTextContent('Nylon ones.');
});

it('the messages of one instructor are one group', async () => {
  const data = [
    buildMessage({ _id: 'a', message: 'First' }),
    buildMessage({ _id: 'b', to: 'i2', toName: 'Sadia Islam', message: 'To Sadia' }),
    buildMessage({ _id: 'c', message: 'Second' }),
  ];
  open({ 'GET /contact/u/c/u1': messageList(data), 'GET /contact/u/p/u1': messageList([]) });
  const arif = await list('Arif Chowdhury');
  expect(arif.getByText('First')).toBeVisible();
  expect(arif.getByText('Second')).toBeVisible();
  expect((await list('Sadia Islam')).getAllByRole('article')).toHaveLength(1);
});

it('more messages are loaded page by page', async () => {
  const page = (number: number, count: number) => ({
    ...messageList(
      Array.from({ length: count }, (_, at) =>
        buildMessage({ _id: `${number}-${at}`, message: `${number}.${at}` }),
      ),
    ),
    total: 21,
  });
  open({
    'GET /contact/u/c/u1?page=1&limit=20': page(1, 20),
    'GET /contact/u/c/u1?page=2&limit=20': page(2, 1),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('2.0')).toBeInTheDocument();
  expect(screen.getByText('1.0')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('a message is sent to the chosen instructor, and the pending list is loaded again', async () => {
  open();
  const choice = await screen.findByRole('combobox', { name: 'Instructor' });
  const mine = await within(choice).findByRole('group', { name: 'Your instructors' });
  expect(
    within(mine)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Arif Chowdhury']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Instructor' }), 'Sadia Islam');
  await userEvent.type(box(), 'At which tempo? ');
  await send();
  expect(await screen.findByText('Message Sent Successfully!!')).toBeVisible();
  expect(sent()).toEqual([{ to: 'i2', from: 'u1', message: 'At which tempo?' }]);
  expect(box()).toHaveValue('');
  await waitFor(() =>
    expect(sentRequests.filter(({ path }) => path.startsWith('/contact/u/c/u1'))).toHaveLength(2),
  );
});

it('"Write" chooses the instructor of the group and goes to the text', async () => {
  open();
  const [write] = await screen.findAllByRole('button', { name: 'Write to Arif Chowdhury' });
  await within(screen.getByRole('combobox', { name: 'Instructor' })).findByRole('option', {
    name: 'Sadia Islam',
  });
  await userEvent.click(write as HTMLElement);
  expect(box()).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Instructor' })).toHaveValue('i1');
});

it('an instructor can be given in the address', async () => {
  open({}, 'en', '&to=i2');
  await screen.findByRole('option', { name: 'Sadia Islam' });
  expect(screen.getByRole('combobox', { name: 'Instructor' })).toHaveValue('i2');
  expect(currentUrl()).toContain('to=i2');
});

it.each([
  ['message-has-phone', 'en', 'Messages may not contain phone numbers.'],
  ['message-has-link', 'bn', 'মেসেজে লিংক দেওয়া যাবে না।'],
] as const)('a broken rule is named at the text, which stays (%s)', async (code, language, text) => {
  open({ 'POST /contact/student/': problemResponse(400, code, 'x') }, language, '&to=i1');
  const area = await screen.findByRole('textbox');
  await screen.findByRole('option', { name: 'Sadia Islam' });
  await userEvent.type(area, 'My number');
  await userEvent.click(
    screen.getByRole('button', { name: language === 'en' ? 'Send message' : 'মেসেজ পাঠান' }),
  );
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  expect(area).toHaveAccessibleDescription(text);
  expect(area).toHaveValue('My number');
});

it('a repeat after a lost answer has the same idempotency key, and the next message another', async () => {
  const keys: (string | null)[] = [];
  const answer = (request: Request) => {
    keys.push(request.headers.get('idempotency-key'));
    return keys.length === 1 ? problemResponse(503, 'unavailable', 'Away') : { success: true, message: 'ok' };
  };
  open({ 'POST /contact/student/': answer }, 'en', '&to=i1');
  await screen.findByRole('option', { name: 'Sadia Islam' });
  await userEvent.type(box(), 'Again');
  await send();
  await waitFor(() => expect(keys).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled());
  await send();
  await waitFor(() => expect(box()).toHaveValue(''));
  await userEvent.type(box(), 'Again');
  await send();
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

it('an empty text and a missing instructor are not sent', async () => {
  open();
  await screen.findByRole('combobox', { name: 'Instructor' });
  await send();
  await waitFor(() => expect(screen.getAllByText('This is required')).toHaveLength(2));
  expect(sent()).toEqual([]);
});

it('empty lists say so, in Bengali too', async () => {
  open({ 'GET /contact/u/c/u1': messageList([]), 'GET /contact/u/p/u1': messageList([]) }, 'bn');
  expect(await screen.findByText('এখনো কোনো মেসেজ নেই।')).toBeVisible();
  expect(await screen.findByText('কোনো মেসেজ উত্তরের অপেক্ষায় নেই।')).toBeVisible();
});

it('a list that fails has a retry', async () => {
  open({ 'GET /contact/u/c/u1': problemResponse(403, 'forbidden', 'no') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await screen.findByText('Which strings?')).toBeVisible();
});
