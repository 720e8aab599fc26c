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
import SubscribersPage from './SubscribersPage.tsx';
import { buildListedUser, listOf } from './sample-user.ts';
import UserListPage from './UserListPage.tsx';
import UserTablePage from './UserTablePage.tsx';

const admin = buildUser({ type: 1, id: 'admin', name: 'Admin' });
const student = buildListedUser();
const unverified = buildListedUser({ _id: 'u8', name: 'Ovi Das', emailVerify: false });

const sent = (method: string) =>
  sentRequests.filter((one) => one.method === method).map(({ path, body }) => [path, body]);
const lastListPath = () => sentRequests.findLast(({ path }) => path.startsWith('/user/type'))?.path;

describe('/adminuserlist', () => {
  const open = (api: Record<string, unknown>, path = '/adminuserlist', language: 'en' | 'bn' = 'en') =>
    renderInApp(<UserListPage />, { path, user: admin, api, language });
  const card = async (name: string) => (await screen.findByRole('heading', { name })).closest('article')!;

  it('shows name, phone and e-mail address of the students, with a link to the page of the user', async () => {
    open({ 'GET /user/type/student': listOf([student]) });
    const found = await card('Tasnim Rahman');
    expect(found).toHaveTextContent(/SG-001007.*01712345678.*tasnim@sargam\.test.*Active.*Verified/);
    expect(within(found).getByRole('link', { name: 'View: Tasnim Rahman' })).toHaveAttribute(
      'href',
      '/viewuser?id=u7',
    );
    expect(lastListPath()).toBe('/user/type/student?page=1&limit=12');
  });

  it.each([
    ['Subscribers', 'subscriber'],
    ['Instructors', '3'],
    ['Admins', '1'],
    ['Content uploaders', '2'],
  ])('the section %s requests user/type/%s', async (name, word) => {
    open({ 'GET /user/type/student': listOf([]), [`GET /user/type/${word}`]: listOf([student]) });
    await userEvent.click(screen.getByRole('link', { name }));
    expect(await card('Tasnim Rahman')).toBeVisible();
    expect(currentUrl()).toBe(`/adminuserlist?type=${word}`);
    expect(screen.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });

  it('a suspension needs a reason, which is sent; the message is the specified one', async () => {
    let isSuspended = false;
    open({
      'GET /user/type/student': () => listOf([buildListedUser({ suspend: isSuspended })]),
      'POST /user/suspend/u7': () => {
        isSuspended = true;
        return { success: true };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend: Tasnim Rahman' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Suspend Tasnim Rahman?' });
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    expect(reason).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(reason).toHaveAccessibleDescription('Please enter a reason');
    expect(sent('POST')).toEqual([]);
    await userEvent.type(reason, ' Copied lessons ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('User suspended successfully!!!')).toBeVisible();
    expect(sent('POST')).toEqual([['/user/suspend/u7', '{"reason":"Copied lessons"}']]);
    expect(await screen.findByRole('button', { name: 'Unsuspend: Tasnim Rahman' })).toBeVisible();
    expect(await card('Tasnim Rahman')).toHaveTextContent('Suspended');
  });

  it('a refused suspension shows the message of the server and keeps the typed reason', async () => {
    open({
      'GET /user/type/student': listOf([student]),
      'POST /user/suspend/u7': problemResponse(409, 'last-admin', 'The last admin stays'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Suspend: Tasnim Rahman' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Copied');
    await userEvent.click(screen.getByRole('button', { name: 'Suspend' }));
    expect(await screen.findByText('The last admin stays')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Copied');
  });

  it.each([
    [{ success: true }, 'User unsuspended successfully!!!'],
    [problemResponse(500, 'internal', ''), 'User unsuspended Failed!!!'],
    [problemResponse(403, 'forbidden', 'Not allowed'), 'Not allowed'],
  ])('the end of a suspension shows the message for %j', async (answer, message) => {
    open({
      'GET /user/type/student': listOf([buildListedUser({ suspend: true })]),
      'GET /user/unsuspend/u7': answer,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Unsuspend: Tasnim Rahman' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('admins have no button to suspend themselves', async () => {
    open(
      { 'GET /user/type/1': listOf([buildListedUser({ _id: 'admin', name: 'Admin', type: 1 })]) },
      '/adminuserlist?type=1',
    );
    const own = await card('Admin');
    expect(within(own).queryByRole('button')).toBeNull();
  });

  it('is in Bengali', async () => {
    open({ 'GET /user/type/student': listOf([student]) }, '/adminuserlist', 'bn');
    expect(await screen.findByRole('button', { name: 'স্থগিত করুন: Tasnim Rahman' })).toBeVisible();
    expect(screen.getByText('tasnim@sargam.test').closest('dd')).toHaveAttribute('lang', 'en');
  });
});

describe('/adminuserlistdetail', () => {
  const open = (api: Record<string, unknown>, path = '/adminuserlistdetail') =>
    renderInApp(<UserTablePage />, { path, user: admin, api });

  it('has the specified columns and five rows per page', async () => {
    open({ 'GET /user/type/all': listOf([unverified], { total: 12 }) });
    const row = (await screen.findByText('Ovi Das')).closest('tr');
    expect(row).toHaveTextContent(
      /SG-001007.*2-10-2026.*Ovi Das.*tasnim@sargam\.test.*14-04-2001.*01712345678.*Rajshahi.*Student.*Active.*Not verified/,
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Student id',
      'Join date',
      'Name',
      'Email',
      'Dob',
      'Phone',
      'Address',
      'User type',
      'Status',
      'Verification',
    ]);
    expect(lastListPath()).toBe('/user/type/all?page=1&limit=5&sort=-createdAt');
    expect(screen.getByText('1 to 5 of 12')).toBeVisible();
  });

  it('the filters and the order of the URL are sent', async () => {
    open(
      { 'GET /user/type/subscriber': listOf([student]) },
      '/adminuserlistdetail?type=subscriber&verified=false&suspended=true&q=tas&sort=name',
    );
    await screen.findByText('Tasnim Rahman');
    expect(lastListPath()).toBe(
      '/user/type/subscriber?page=1&limit=5&sort=name&q=tas&suspended=true&verified=false',
    );
  });

  it.each([
    [{ success: true }, 'User Email Verify Successfull!!'],
    [problemResponse(500, 'internal', ''), 'User Email Verify Unsuccessfull'],
  ])(
    'only an unverified address can be marked as verified; %j gives the specified message',
    async (answer, message) => {
      open({ 'GET /user/type/all': listOf([student, unverified]), 'GET /user/verify/u8': answer });
      await screen.findByText('Tasnim Rahman');
      expect(screen.queryByRole('button', { name: 'Verify: Tasnim Rahman' })).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'Verify: Ovi Das' }));
      expect(await screen.findByText(message)).toBeVisible();
    },
  );

  it('an empty list says so, and a failed one can be retried', async () => {
    let isFailing = true;
    open({
      'GET /user/type/all': () => (isFailing ? problemResponse(403, 'forbidden', 'Not allowed') : listOf([])),
    });
    expect(await screen.findByText('Not allowed')).toBeVisible();
    isFailing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No data found')).toBeVisible();
  });
});

it('/adminsubsciberlist requests 20 subscribers and shows the end of their access', async () => {
  const subscriber = buildListedUser({ subscriber: true, accessEndsAt: '2027-01-01T17:59:59.000Z' });
  renderInApp(<SubscribersPage />, {
    path: '/adminsubsciberlist',
    user: admin,
    api: { 'GET /user/type/subscriber': listOf([subscriber]) },
  });
  const row = (await screen.findByText('Tasnim Rahman')).closest('tr');
  await waitFor(() => expect(row).toHaveTextContent(/01-01-2027/));
  expect(lastListPath()).toBe('/user/type/subscriber?page=1&limit=20&sort=-createdAt');
});
