import { Route, Routes } from '@sargam/kit';
import {
  act,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { refetchStartingWith } from '../form/index.ts';
import AddInstructorPage from './AddInstructorPage.tsx';
import UpdateInstructorPage from './UpdateInstructorPage.tsx';

const profile = {
  _id: 'i1',
  name: 'Arif Chowdhury',
  nameBn: 'আরিফ চৌধুরী',
  bio: 'Plays the guitar',
  bioBn: '',
  band: 'Moyur',
  photo: '/api/v1/media/arif',
  banner: null,
  course: [],
  published: true,
  featured: false,
  percentage: 60,
  createdAt: '2026-10-02T08:00:00.000Z',
  version: 3,
  courses: [],
  bundles: [],
};
const picture = (name: string) => new File(['x'], name, { type: 'image/png' });
const admin = buildUser({ type: 1 });
const forms: Record<string, FormDataEntryValue>[] = [];
const keepForm = (answer: object) => async (request: Request) => {
  forms.push(Object.fromEntries(await request.formData()));
  return answer;
};

beforeEach(() => {
  forms.length = 0;
  sessionStorage.clear();
  // jsdom has neither; a picture that cannot be decoded is sent as it is.
  globalThis.createImageBitmap = () => Promise.reject(new Error('no decoder'));
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const openAdd = (api: Record<string, unknown> = {}) =>
  renderInApp(<AddInstructorPage />, {
    path: '/addinstructor',
    user: admin,
    api: { 'GET /instructor/admin/instructorlist': { data: [profile], total: 1 }, ...api },
  });
const part = (name: string) => within(screen.getByRole('region', { name }));
const pair = (name: string, language: string) =>
  within(screen.getByRole('group', { name })).getByRole('textbox', { name: language });

const fillProfile = async () => {
  await userEvent.type(pair('Name', 'English'), 'Mitu Das');
  await userEvent.type(pair('Name', 'Bengali'), 'মিতু দাস');
  await userEvent.type(pair('About the instructor', 'English'), 'Plays drums');
  await userEvent.type(screen.getByRole('textbox', { name: 'Band' }), 'Moyur');
  await userEvent.type(screen.getByRole('textbox', { name: 'Share' }), '৬০');
  await userEvent.upload(screen.getByLabelText('Photo'), picture('mitu.png'));
};

const fillAccount = async (password: string) => {
  const account = part('Account');
  await userEvent.type(account.getByRole('textbox', { name: 'Name' }), 'Mitu Das');
  await userEvent.type(account.getByRole('textbox', { name: 'Email' }), 'mitu@example.com');
  await userEvent.type(account.getByLabelText('Password'), password);
};
const createAccount = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

it('a profile without a field is not sent, and says so', async () => {
  openAdd();
  await fillProfile();
  await userEvent.click(screen.getByRole('button', { name: 'Add instructor' }));
  expect(await screen.findByText('Instructor Added Failed, Check you fillup all the field!!')).toBeVisible();
  expect(screen.getByLabelText('Banner')).toHaveAttribute('aria-invalid', 'true');
  expect(sentRequests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a complete profile is sent with both languages and pictures, and its account form follows', async () => {
  openAdd({ 'POST /instructor/add/': keepForm({ success: true }) });
  await fillProfile();
  await userEvent.upload(screen.getByLabelText('Banner'), picture('banner.png'));
  await userEvent.click(screen.getByRole('button', { name: 'Add instructor' }));
  expect(await screen.findByText('Instructor Added Successful!!')).toBeVisible();
  expect(forms[0]).toMatchObject({
    name: 'Mitu Das',
    nameBn: 'মিতু দাস',
    bio: 'Plays drums',
    band: 'Moyur',
    percentage: '60',
    featured: 'false',
  });
  expect(forms[0]).not.toHaveProperty('bioBn');
  expect([forms[0]?.['photo'], forms[0]?.['banner']]).toEqual([expect.any(File), expect.any(File)]);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Instructor' })).toHaveValue('Mitu Das'));
});

it('creates an account of type 3 for an existing profile that is found by name', async () => {
  openAdd({
    'GET /user/checkemail/mitu%40example.com': problemResponse(404, 'email-free', 'not registered'),
    'POST /user/signup/': keepForm({ success: true }),
  });
  await fillAccount('sitar88');
  await userEvent.type(screen.getByRole('combobox', { name: 'Instructor' }), 'arif');
  await waitFor(() =>
    expect(sentRequests.map(({ path }) => path)).toContain(
      '/instructor/admin/instructorlist?page=1&limit=10&q=arif',
    ),
  );
  expect(await screen.findByRole('option', { name: /Arif Chowdhury/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await createAccount();
  expect(await screen.findByText('Please check your email to verify your account!!')).toBeVisible();
  expect(forms[0]).toEqual({
    name: 'Mitu Das',
    email: 'mitu@example.com',
    password: 'sitar88',
    type: '3',
    instructor: 'i1',
  });
});

it.each([
  ['', 'any of the field is missing'],
  ['abc', 'password should be more than 5 character'],
])('the password %j is refused with: %s', async (password, text) => {
  openAdd();
  if (password) await fillAccount(password);
  await createAccount();
  await waitFor(() => expect(screen.getAllByText(text).length).toBeGreaterThan(1));
});

it('an e-mail address that has an account is refused before the account is created', async () => {
  openAdd({ 'GET /user/checkemail/mitu%40example.com': { success: true } });
  await fillAccount('sitar88');
  await userEvent.type(screen.getByRole('combobox', { name: 'Instructor' }), 'arif');
  await userEvent.click(await screen.findByRole('option', { name: /Arif Chowdhury/ }));
  await createAccount();
  await waitFor(() => expect(screen.getAllByText('email is exist!!')).toHaveLength(2));
  expect(sentRequests.some(({ path }) => path === '/user/signup/')).toBe(false);
});

it('the password of an unsaved account is not kept in the browser', async () => {
  openAdd();
  await fillAccount('sitar88');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sitar88');
});

const openUpdate = (api: Record<string, unknown>) =>
  renderInApp(
    <Routes>
      <Route path="*" element={<UpdateInstructorPage />} />
    </Routes>,
    { path: '/updateinstructor?id=i1', user: admin, api },
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('is prefilled in both languages, and sends only texts that are not empty and chosen files', async () => {
  openUpdate({
    'GET /instructor/i1/?texts=both': profile,
    'POST /instructor/i1/': keepForm({ success: true, data: profile }),
  });
  expect(await screen.findByDisplayValue('আরিফ চৌধুরী')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Band' }));
  await userEvent.upload(screen.getByLabelText('Banner'), picture('banner.png'));
  await save();
  expect(await screen.findByText('Instructor Update Successfully')).toBeVisible();
  expect(forms[0]).toEqual({
    name: 'Arif Chowdhury',
    nameBn: 'আরিফ চৌধুরী',
    bio: 'Plays the guitar',
    percentage: '60',
    featured: 'false',
    version: '3',
    banner: expect.any(File),
  });
});

it('after a change by another admin it says so, shows the present values and keeps the typed text', async () => {
  let present = profile;
  openUpdate({
    'GET /instructor/i1/?texts=both': () => present,
    'POST /instructor/i1/': keepForm(problemResponse(409, 'version-outdated', 'Changed by someone else')),
  });
  await userEvent.type(await screen.findByDisplayValue('Moyur'), ' 2');
  present = { ...profile, bio: 'Plays the sitar', version: 4 };
  await act(() => refetchStartingWith('/instructor/'));
  await save();
  expect(await screen.findByText('Changed by someone else')).toBeVisible();
  expect(forms[0]).toMatchObject({ version: '3' });
  expect(await screen.findByDisplayValue('Plays the sitar')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Band' })).toHaveValue('Moyur 2');
});

it('an unknown instructor shows that there is no data', async () => {
  openUpdate({
    'GET /instructor/i1/?texts=both': problemResponse(404, 'instructor-not-found', 'No data found'),
  });
  expect(await screen.findByText('No data found')).toBeVisible();
});
