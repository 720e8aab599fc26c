import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { buildAccount, buildSession } from '../testing/account-samples.ts';
import StudentPanelPage from './StudentPanelPage.tsx';

const SAVE = 'POST /user/';
const saved = (some = {}) => ({ success: true, message: '', data: buildAccount(some) });
const known = {
  'GET /user/u1': buildAccount(),
  'GET /user/linked-accounts/u1': { data: [] },
  'GET /user/sessions/u1': { data: [buildSession()] },
};
const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=4',
    user: buildUser(),
    language,
    api: { ...known, ...api },
  });
const field = (name: string) => screen.findByRole('textbox', { name });
const write = async (name: string, text: string) => {
  await userEvent.clear(await field(name));
  if (text) await userEvent.type(await field(name), text);
};
const save = (name = 'Save') => userEvent.click(screen.getByRole('button', { name }));
const sent = () => sentRequests.filter(({ method, path }) => method === 'POST' && path === '/user/');
/** The fields of the last sent form. */
const sentFields = (): Record<string, string> =>
  Object.fromEntries(
    [...(sent().at(-1)?.body ?? '').matchAll(/name="(\w+)"\r\n\r\n([^\r]*)/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

// jsdom cannot resize pictures.
beforeAll(() => {
  globalThis.createImageBitmap = () => Promise.reject(new Error('no picture'));
});

describe('the profile form', () => {
  it('shows the saved values and read-only fields', async () => {
    open();
    expect(await field('Name')).toHaveValue('Tasnim Rahman');
    expect(await field('Email')).toHaveAttribute('readonly');
    expect(screen.getByText('SG-001001')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Year' })).toHaveValue('2001');
    expect(screen.getByRole('combobox', { name: 'Language of our emails to you' })).toHaveValue('en');
  });

  it('sends only changed fields and accepts Bengali digits', async () => {
    open({ [SAVE]: saved({ phone: '01812345678', language: 'bn' }) });
    await write('Phone number', '০১৮১২-৩৪৫৬৭৮');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /emails/ }), 'bn');
    await save();
    expect(await screen.findByText('User Updated Successfully!')).toBeInTheDocument();
    expect(sentFields()).toEqual({ id: 'u1', phone: '01812345678', language: 'bn' });
    expect(await field('Phone number')).toHaveValue('01812345678');
  });

  it('shows in Bengali that it was saved', async () => {
    open({ [SAVE]: saved() }, 'bn');
    await field('নাম');
    await save('সেভ করুন');
    expect(await screen.findByText('প্রোফাইল আপডেট হয়েছে।')).toBeInTheDocument();
  });

  it.each([
    ['Name', '', '*Name required'],
    ['Phone number', '', '*Phone number required'],
    ['Phone number', 'call me', 'Digits only.'],
    ['Address', '', '*Address required'],
    ['Year', '2999', 'Date of birth cannot be in the future.'],
    ['Year', '2020', 'You must be at least 13 years old.'],
    ['Year', '', 'Enter a valid date'],
  ])('rejects %s %p: %s', async (name, text, message) => {
    open();
    await write(name, text);
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
  });

  it('does not validate unchanged fields', async () => {
    const lacking = { phone: '', address: '', dob: '' };
    open({ 'GET /user/u1': buildAccount(lacking), [SAVE]: saved({ ...lacking, name: 'Tasnim R' }) });
    await write('Name', 'Tasnim R');
    await save();
    expect(await screen.findByText('User Updated Successfully!')).toBeInTheDocument();
    expect(sentFields()).toEqual({ id: 'u1', name: 'Tasnim R' });
  });

  it('keeps the typed values after a failed save and shows the error', async () => {
    open({ [SAVE]: problemResponse(503, 'unavailable', 'x') });
    await write('Address', 'Khulna');
    await save();
    expect(await screen.findByText('User Update Failed!')).toBeInTheDocument();
    expect(screen.getByText('Something went wrong. Try again.')).toBeInTheDocument();
    expect(await field('Address')).toHaveValue('Khulna');
  });

  it('shows a server error at its field', async () => {
    const errors = [{ field: 'phone', message: 'x' }];
    open({ [SAVE]: problemResponse(400, 'profile-incomplete', 'User Update Failed!', { errors }) });
    await write('Phone number', '01812345678');
    await save();
    expect(await screen.findByText('Digits only.')).toBeInTheDocument();
    expect(await field('Phone number')).toHaveFocus();
  });

  it('only accepts a picture as photo', async () => {
    open({ [SAVE]: problemResponse(400, 'not-a-picture', 'x') });
    await field('Name');
    const photo = screen.getByLabelText('Photo', { exact: false });
    await userEvent.upload(photo, new File(['x'], 'song.txt', { type: 'text/plain' }), {
      applyAccept: false,
    });
    await save();
    expect(await screen.findByText('Choose a picture.')).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
    await userEvent.upload(photo, new File(['x'], 'me.png', { type: 'image/png' }));
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toContain('name="photo"; filename="me.png"');
    expect(await screen.findByText('Choose a picture.')).toBeInTheDocument();
  });

  it('links to the verification of an unverified address', async () => {
    open({ 'GET /user/u1': buildAccount({ emailVerify: false }) });
    expect(await screen.findByRole('link', { name: 'Verify email' })).toHaveAttribute(
      'href',
      '/verify-email',
    );
  });
});
