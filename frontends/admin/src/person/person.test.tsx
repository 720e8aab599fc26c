import { buildUser, problemResponse, renderInApp, screen, userEvent, within } from '@sargam/kit/testing';
import { buildPerson, listOf, openPerson } from './open-person.tsx';
import PersonPage from './PersonPage.tsx';

const profile = async (label: string) => (await screen.findByText(label, { selector: 'dt' })).closest('dl');

it('shows who the user is, found by the student number, with type, status and verification', async () => {
  openPerson(
    '',
    {},
    { person: buildPerson({ suspend: true, suspendReason: 'Copied lessons', emailVerify: false }) },
  );
  const head = (await screen.findByRole('heading', { name: 'Tasnim Rahman' })).closest('header');
  expect(head).toHaveTextContent(/SG-001007 · tasnim@example\.com.*Subscriber.*Suspended.*Not verified/);
  expect(head).toHaveTextContent('Suspended: Copied lessons');
  expect(await profile('Phone')).toHaveTextContent(
    /Phone01712345678.*Address.*Rajshahi.*Bought a courseYes.*Referral codeTAS1/,
  );
});

it.each([
  [4, ['Profile', 'Courses', 'Orders', 'Wallet', 'Gift cards', 'Messages', 'Logins', 'Audit log']],
  [3, ['Profile', 'Courses', 'Orders', 'Wallet', 'Gift cards', 'Messages', 'Logins', 'Audit log']],
  [2, ['Profile', 'Courses', 'Orders', 'Wallet', 'Gift cards', 'Logins', 'Audit log']],
  [1, ['Profile', 'Courses', 'Orders', 'Wallet', 'Gift cards', 'Logins', 'Audit log']],
] as const)('a user of type %d has the parts %j', async (type, names) => {
  openPerson('', {}, { person: buildPerson({ type }) });
  const tabs = await screen.findByRole('navigation', { name: 'Parts of this user' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(names);
});

it('verification shows the message of this page', async () => {
  openPerson(
    '',
    { 'GET /user/verify/u7': { success: true } },
    { person: buildPerson({ emailVerify: false }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Verify: Tasnim Rahman' }));
  expect(await screen.findByText('User verified successfully!!')).toBeVisible();
});

it('a failed verification without a message of the server shows the specified text', async () => {
  openPerson(
    '',
    { 'GET /user/verify/u7': problemResponse(500, 'internal', '') },
    { person: buildPerson({ emailVerify: false }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Verify: Tasnim Rahman' }));
  expect(await screen.findByText('verification Unsuccessfull!!')).toBeVisible();
});

it('a part that fails fails alone and can be retried', async () => {
  let isFailing = true;
  openPerson('orders', {
    'GET /order/mine/u7': () => (isFailing ? problemResponse(403, 'forbidden', 'Not allowed') : listOf([])),
  });
  expect(await screen.findByText('Not allowed')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Tasnim Rahman' })).toBeVisible();
  isFailing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No data found')).toBeVisible();
});

it('an unknown user is named as such', async () => {
  renderInApp(<PersonPage />, {
    path: '/viewuser?id=nobody',
    user: buildUser({ type: 1 }),
    api: { 'GET /user/nobody': problemResponse(404, 'person-not-found', 'There is no such account.') },
  });
  expect(await screen.findByText('There is no such user.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'User list' })).toHaveAttribute('href', '/adminuserlist');
});

it('is in Bengali', async () => {
  openPerson('', {}, { language: 'bn' });
  expect(await screen.findByRole('link', { name: 'ওয়ালেট' })).toBeVisible();
  expect(await profile('ফোন নম্বর')).toHaveTextContent(/জন্মতারিখ.*২০০১/);
});
