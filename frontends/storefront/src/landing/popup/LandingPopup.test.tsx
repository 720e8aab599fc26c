import { markFirstRenderDone, queryClient } from '@sargam/kit';
import { act, buildUser, renderInApp, screen, sentRequests, userEvent, waitFor } from '@sargam/kit/testing';
import { LandingPopup } from './LandingPopup.tsx';

const popup = {
  show: true,
  title: 'An evening of songs',
  body: '<p>Come and <b>listen</b>.</p>',
  thumbnail: null,
  version: 2,
};
type Overrides = Partial<typeof popup>;
const open = (overrides: Overrides = {}, options: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<LandingPopup />, {
    ...options,
    api: { 'GET /popup/find/landing': { ...popup, ...overrides } },
  });
const sheet = () => screen.findByRole('dialog', { name: 'An evening of songs' });
const answered = () => waitFor(() => expect(sentRequests).toHaveLength(1));

afterEach(() => sessionStorage.clear());

it('waits for the first render', async () => {
  open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sentRequests).toHaveLength(0);
  act(() => markFirstRenderDone());
  expect(await sheet()).toBeVisible();
});

it.each([
  ['en', 'Close'],
  ['bn', 'বন্ধ করুন'],
] as const)('shows title and text, and closes with its button (%s)', async (language, button) => {
  open({}, { language });
  await sheet();
  expect(screen.getByText('listen').tagName).toBe('B');
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('is not shown while it is switched off', async () => {
  open({ show: false });
  await answered();
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('is shown once', () => {
  const leave = (page: ReturnType<typeof open>): void => {
    page.unmount();
    queryClient.clear();
    sentRequests.length = 0;
  };
  const seen = async (more: Parameters<typeof renderInApp>[1] = {}) => {
    const page = open({}, more);
    await sheet();
    leave(page);
  };

  it('per user until an admin changes it', async () => {
    await seen();
    const again = open();
    await answered();
    expect(screen.queryByRole('dialog')).toBeNull();
    leave(again);
    open({ version: 3 });
    expect(await sheet()).toBeVisible();
  });

  it('for a visitor who logs in afterwards', async () => {
    await seen();
    open({}, { user: buildUser() });
    await answered();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('for each of two users of one browser', async () => {
    await seen({ user: buildUser() });
    // A new tab.
    sessionStorage.clear();
    open({}, { user: buildUser({ id: 'u2' }) });
    expect(await sheet()).toBeVisible();
  });
});
