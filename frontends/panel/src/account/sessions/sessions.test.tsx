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
import { buildAccount, buildSession } from '../../testing/account-samples.ts';
import AccountPage from '../AccountPage.tsx';

const phone =
  'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';
const three = [
  buildSession(),
  buildSession({ _id: 's2', current: false, device: phone, address: '198.51.100.4' }),
  buildSession({ _id: 's3', current: false, device: '' }),
];
const ended = { success: true, ended: 1 };
const open = (api: Record<string, unknown> = {}, data = three, language: 'en' | 'bn' = 'en') =>
  renderInApp(<AccountPage />, {
    path: '/account',
    user: buildUser(),
    language,
    api: {
      'GET /user/u1': buildAccount(),
      'GET /user/linked-accounts/u1': { data: [] },
      'GET /user/sessions/u1': { data },
      ...api,
    },
  });
const rows = async () => {
  const list = within(await screen.findByRole('region', { name: 'Where you are logged in' }));
  return list.findAllByRole('listitem');
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the list of sessions', () => {
  it('shows device, times and network address and marks this browser', async () => {
    open();
    const [here, there, unknown] = await rows();
    expect(here).toHaveTextContent('Chrome on Linux');
    expect(here).toHaveTextContent('This browser');
    expect(here).toHaveTextContent('203.0.113.7');
    expect(here).not.toHaveTextContent('::ffff');
    expect(there).toHaveTextContent('Chrome on Android');
    expect(there).toHaveTextContent('Last used: November 21, 2026, 10:30 AM');
    expect(there).not.toHaveTextContent('This browser');
    expect(unknown).toHaveTextContent('Unknown device');
  });

  it('is shown in Bengali', async () => {
    open({}, three, 'bn');
    expect(await screen.findByText('Android‑এ Chrome')).toBeInTheDocument();
    expect(screen.getAllByText('শেষ ব্যবহার: ২১ নভেম্বর ২০২৬, সকাল ১০:৩০')).toHaveLength(3);
  });

  it('removes an ended session and moves the focus to the heading', async () => {
    open({ 'POST /user/sessions/end': ended });
    await rows();
    await press('Log out: Chrome on Android');
    expect(await screen.findByText('Logged out there.')).toBeInTheDocument();
    expect(await rows()).toHaveLength(2);
    expect(sentRequests.at(-1)?.body).toBe('{"session":"s2"}');
    expect(screen.getByRole('heading', { name: 'Where you are logged in' })).toHaveFocus();
  });

  it('ends all other sessions', async () => {
    open({ 'POST /user/sessions/end-all': ended });
    await rows();
    await press('Log out everywhere else');
    expect(await screen.findByText('You are logged in here only.')).toBeInTheDocument();
    expect(sentRequests.at(-1)?.body).toBe('{"keepCurrent":true}');
    expect(screen.queryByRole('button', { name: 'Log out everywhere else' })).toBeNull();
  });

  it.each([
    ['everywhere', 'Log out everywhere'],
    ['here', 'Log out: Chrome on Linux'],
  ])('logs out to the home page when ended %s', async (_where, button) => {
    open({ 'POST /user/sessions/end-all': ended, 'POST /user/session/logout': { success: true } });
    await rows();
    await press(button);
    await waitFor(() => expect(currentUrl()).toBe('/'));
    expect(sentRequests.some(({ path }) => path === '/user/session/logout')).toBe(true);
  });

  it('keeps a session that could not be ended and shows an error', async () => {
    open({ 'POST /user/sessions/end': problemResponse(503, 'unavailable', 'x') });
    await rows();
    await press('Log out: Chrome on Android');
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
    expect(await rows()).toHaveLength(3);
  });

  it('shows its own error next to the rest of the page', async () => {
    open({ 'GET /user/sessions/u1': problemResponse(403, 'forbidden', 'No.') });
    expect(await screen.findByText('No.')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Password' })).toBeInTheDocument();
  });
});
