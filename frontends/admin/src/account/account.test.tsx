import {
  buildUser,
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import CreateAccountPage from './CreateAccountPage.tsx';

const instructors = { data: [{ _id: 'i1', name: 'Arif Chowdhury', band: 'Meghdol' }], total: 1 };

const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<CreateAccountPage />, {
    path: '/createaccount',
    user: buildUser({ type: 1 }),
    language,
    api: { 'GET /instructor/admin/instructorlist': instructors, ...api },
  });
const field = (name: string) => screen.getByLabelText(name);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const fill = async (password = 'kokil-da-1') => {
  await userEvent.click(screen.getByRole('radio', { name: /Content Uploader/ }));
  await userEvent.type(field('Name'), 'Rafi');
  await userEvent.type(field('Email'), 'rafi@sargam.test');
  await userEvent.type(field('Password'), password);
};
/** The fields of the sent form. */
const sentForm = async (request: Request): Promise<Record<string, unknown>> =>
  Object.fromEntries(await request.formData());

afterEach(() => sessionStorage.clear());

it('creates an account without an instructor, shows the specified text and opens the new user', async () => {
  const forms: unknown[] = [];
  open({
    'POST /user/signup/': async (request: Request) => {
      forms.push(await sentForm(request));
      return { success: true, message: '', user: { _id: 'new1' } };
    },
  });
  expect(screen.getByRole('combobox', { name: 'Instructor' })).toHaveValue('N/A');
  await fill();
  await submit();
  expect(await screen.findByText('User added successfully!!!')).toBeVisible();
  expect(forms).toEqual([
    { name: 'Rafi', email: 'rafi@sargam.test', password: 'kokil-da-1', type: '2', instructor: 'N/A' },
  ]);
  await waitFor(() => expect(currentUrl()).toBe('/viewuser?id=new1'));
});

it('sends the chosen instructor, which can be taken back', async () => {
  const forms: Record<string, unknown>[] = [];
  open({
    'POST /user/signup/': async (request: Request) => {
      forms.push(await sentForm(request));
      return problemResponse(409, 'profile-taken', 'User is not added!!!');
    },
  });
  await fill();
  await userEvent.click(screen.getByRole('combobox', { name: 'Instructor' }));
  await userEvent.click(await screen.findByRole('option', { name: /Arif Chowdhury/ }));
  await submit();
  expect(await screen.findByText('User is not added!!!')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'N/A' }));
  await submit();
  await waitFor(() => expect(forms.map(({ instructor }) => instructor)).toEqual(['i1', 'N/A']));
});

it('an empty form is not sent, and each field names what is missing', async () => {
  open();
  await submit();
  // One toast, and one message at each of the four required fields.
  await waitFor(() => expect(screen.getAllByText('Some field is not fillup!!!')).toHaveLength(5));
  expect(sentRequests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('a short password has its own message', async () => {
  open();
  await fill('short');
  await submit();
  await waitFor(() =>
    expect(screen.getAllByText('password should be more than 5 character')).toHaveLength(2),
  );
});

it('a taken address shows the messages of the server, and the typed text stays', async () => {
  open({
    'POST /user/signup/': problemResponse(409, 'email-taken', 'User is not added!!!', {
      errors: [{ field: 'email', message: 'email is exist!!' }],
    }),
  });
  await fill();
  await submit();
  expect(await screen.findByText('User is not added!!!')).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription('email is exist!!');
  expect(field('Name')).toHaveValue('Rafi');
});

it('the password is not kept in the storage of the tab', async () => {
  open();
  await fill();
  expect(JSON.stringify({ ...sessionStorage })).toContain('rafi@sargam.test');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('kokil');
});

it('is in Bengali', async () => {
  open({}, 'bn');
  expect(screen.getByRole('radio', { name: /কনটেন্ট আপলোডার/ })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'শিক্ষক' })).toHaveValue('প্রযোজ্য নয়');
});
