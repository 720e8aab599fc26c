import {
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
} from '@sargam/kit/testing';
import { fireEvent } from '@testing-library/react';
import { buildBuyer } from '../testing/samples.ts';
import { textsShownAt } from './account-texts.ts';
import SignUpPage from './SignUpPage.tsx';

// jsdom cannot resize pictures, so the photo is sent unchanged.
globalThis.createImageBitmap = () => Promise.reject(new Error('no pictures here'));

const photo = new File(['x'], 'me.png', { type: 'image/png' });
const fill = async (overrides: Record<string, string> = {}): Promise<void> => {
  const values = {
    Name: 'Tasnim Rahman',
    Email: 'tasnim@example.com',
    'Phone number': '০১৭১২-৩৪৫৬৭৮',
    Password: 'secret1',
    'Confirm password': 'secret1',
    Day: '14',
    Month: '4',
    Year: '2001',
    Address: 'Rajshahi',
    ...overrides,
  };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.upload(screen.getByLabelText('Photo'), photo);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const open = (api: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<SignUpPage />, { path: '/signup/ABC123', route: '/signup/:refercode', ...api });

describe('signing up', () => {
  it.each(['en', 'bn'] as const)('shows an error for every empty field (%s)', async (language) => {
    renderInApp(<SignUpPage />, { path: '/signup', route: '/signup', language });
    const name = language === 'en' ? 'Sign up' : 'সাইন আপ করুন';
    await userEvent.click(screen.getByRole('button', { name }));
    for (const text of textsShownAt('/signup', 'empty', language))
      expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    [{ Email: 'tasnim@' }, '*Invalid email'],
    [{ Password: 'abc12', 'Confirm password': 'abc12' }, 'password should be more than 5 character'],
    [{ 'Confirm password': 'other1' }, "password didn't match"],
    [{ Day: '31' }, 'Enter a valid date'],
    [{ Day: '' }, 'Enter a valid date'],
    [{ Year: '2999' }, 'Date of birth cannot be in the future.'],
    [{ Year: '2020' }, 'You must be at least 13 years old.'],
    [{ 'Phone number': 'call me' }, 'Digits only.'],
    [{ Email: '' }, 'Please fill all the required fields'],
    [{ Email: 'tasnim@' }, 'Please fill all the required fields'],
  ])('refuses %j', async (wrong, words) => {
    open();
    await fill(wrong as Record<string, string>);
    await send();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows no toast for missing fields if all fields are filled', async () => {
    open();
    await fill({ Year: '2020' });
    await send();
    expect(await screen.findByText('You must be at least 13 years old.')).toBeVisible();
    expect(screen.queryByText('Please fill all the required fields')).not.toBeInTheDocument();
  });

  it('checks the address, sends the form with the referral code and shows where to look for the mail', async () => {
    let form: FormData | undefined;
    open({
      api: {
        'GET /user/checkemail/tasnim%40example.com': problemResponse(404, 'free', 'free'),
        'POST /user/signup/': async (request: Request) => {
          form = await request.formData();
          return { success: true, message: 'check your email to verification', user: buildBuyer() };
        },
      },
    });
    await fill();
    await send();
    await waitFor(() => expect(currentUrl()).toBe('/registration-successful'));
    expect(screen.getByText('check your email to verification')).toBeVisible();
    expect(form?.get('phone')).toBe('01712345678');
    expect(form?.get('refercode')).toBe('ABC123');
    expect(form?.get('photo')).toBeInstanceOf(File);
  });

  it('does not send the form if the address is taken', async () => {
    open({ api: { 'GET /user/checkemail/tasnim%40example.com': { success: true } } });
    await fill();
    await send();
    const words = 'Email is already registered, please use login to continue.';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    expect(sentRequests.some(({ path }) => path === '/user/signup/')).toBe(false);
  });

  it('shows on blur that the address is taken, and clears the error on typing', async () => {
    open({ api: { 'GET /user/checkemail/tasnim%40example.com': { success: true } } });
    const field = screen.getByLabelText('Email');
    await userEvent.type(field, 'tasnim@example.com');
    await userEvent.tab();
    const words = 'Email is already registered, please use login to continue.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(field).not.toHaveFocus();
    await userEvent.type(field, 'x');
    await waitFor(() => expect(screen.queryByText(words)).not.toBeInTheDocument());
  });

  it('checks the same address once and an invalid address never', async () => {
    open({ api: { 'GET /user/checkemail/tasnim%40example.com': problemResponse(404, 'free', 'free') } });
    await userEvent.type(screen.getByLabelText('Email'), 'tasnim@');
    await userEvent.tab();
    expect(await screen.findByText('*Invalid email')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Email'), 'example.com');
    await userEvent.tab();
    await fill();
    await send();
    await waitFor(() => expect(sentRequests.some(({ path }) => path === '/user/signup/')).toBe(true));
    expect(sentRequests.filter(({ path }) => path.startsWith('/user/checkemail/'))).toHaveLength(1);
  });

  it('shows at the field that the password is too common', async () => {
    const refused = problemResponse(400, 'password-too-common', 'x', {
      errors: [{ field: 'password', message: 'x' }],
    });
    open({ api: { 'POST /user/signup/': refused } });
    await fill({ Password: 'password1', 'Confirm password': 'password1' });
    await send();
    const field = screen.getByLabelText('Password');
    const words = 'This password is too common: it is among the first that are guessed.';
    await waitFor(() => expect(field).toHaveAccessibleDescription(words));
    expect(field).toHaveFocus();
  });

  it('rejects a file that is not a picture', async () => {
    open();
    await fill();
    const song = new File(['x'], 'song.mp3', { type: 'audio/mpeg' });
    await userEvent.upload(screen.getByLabelText('Photo'), song, { applyAccept: false });
    await send();
    expect(await screen.findByText('Choose a picture.')).toBeVisible();
  });

  it('opens terms and policy in a new tab', () => {
    open();
    const terms = screen.getByRole('link', { name: 'Terms' });
    expect(terms).toHaveAttribute('href', '/terms');
    expect(terms).toHaveAttribute('target', '_blank');
    expect(terms.closest('p')).toHaveTextContent(
      'By signing up you agree to the Terms and the Privacy policy.',
    );
  });

  it('shows the referral code', () => {
    open();
    expect(screen.getByText('ABC123')).toBeVisible();
  });
});
