import { problemResponse, screen, sentRequests, userEvent, within } from '@sargam/kit/testing';
import { buildPerson, listOf, openPerson } from './open-person.tsx';

it('courses have the end of access and the progress', async () => {
  const course = {
    _id: 'c1',
    title: 'Fingerstyle guitar',
    tier: 'gold',
    startedAt: '2026-10-02T08:00:00.000Z',
    endsAt: '2026-10-30T17:59:59.000Z',
    active: false,
    lessonsTotal: 12,
    lessonsCompleted: 5,
  };
  openPerson('access', { 'GET /learning/classroom/u7': { data: [course] } });
  const row = (await screen.findByRole('link', { name: 'Fingerstyle guitar' })).closest('tr');
  expect(row).toHaveTextContent(/Gold.*02-10-2026.*30-10-2026.*Ended.*5 of 12 lessons/);
});

it('the wallet has its balances and the statement', async () => {
  openPerson('wallet', {
    'GET /wallet/u7': {
      balance: 1200,
      gift: 1000,
      refund: 0,
      referral: 200,
      held: 300,
      pending: 0,
      lots: [],
    },
    'GET /wallet/u7/statement': listOf([
      {
        _id: 'm1',
        kind: 'gift_redeemed',
        change: 1000,
        held: 0,
        pending: 0,
        balance: 1000,
        order: null,
        date: '2026-11-01T08:00:00.000Z',
        lots: [],
      },
    ]),
  });
  expect(await screen.findByText('Put aside')).toBeVisible();
  const row = (await screen.findByText('Gift card redeemed')).closest('tr');
  expect(row).toHaveTextContent(/01-11-2026.*৳1,000\.00.*৳1,000\.00/);
  expect(screen.getByText('৳300.00')).toBeVisible();
});

it('the gift cards are those that the user bought or redeemed', async () => {
  const card = {
    _id: '01K0000000000000000GIFTC01',
    orderId: '01K0000000000000000ORDER01',
    lastFour: 'WXYZ',
    purchasedBy: 'u7',
    purchasedByName: 'Tasnim Rahman',
    senderName: '',
    receiverName: 'Mahmuda',
    receiverEmail: 'mahmuda@example.com',
    valid_to: '2027-11-21T17:59:59.000Z',
    value: 1000,
    price: 950,
    usedBy: null,
  };
  openPerson('giftcards', { 'GET /store/gift-card/': listOf([card]) });
  expect((await screen.findByText('•••• WXYZ')).closest('tr')).toHaveTextContent(/Mahmuda.*৳1,000\.00/);
  expect(sentRequests.at(-1)?.path).toBe('/store/gift-card/?page=1&limit=10&userId=u7');
});

it('a student’s waiting messages come first, and the answered ones on request', async () => {
  const message = {
    _id: 's1',
    name: 'Tasnim Rahman',
    message: 'How?',
    to: 'i1',
    toName: 'Arif',
    from: 'u7',
    createdAt: '2026-11-01T08:00:00.000Z',
    status: false,
    reply: '',
  };
  openPerson('messages', {
    'GET /contact/u/c/u7': listOf([message]),
    'GET /contact/u/p/u7': listOf([{ ...message, message: 'Why?', status: true, reply: 'Because' }]),
  });
  const waiting = (await screen.findByText('How?')).closest('tr') as HTMLElement;
  expect(within(waiting).getByRole('button', { name: 'Reply: Tasnim Rahman' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Answered' }));
  expect((await screen.findByText('Why?')).closest('tr')).toHaveTextContent(/Answer: Because.*Answered/);
});

it('an admin logs a user out everywhere after a question', async () => {
  const session = {
    _id: 'x',
    startedAt: '2026-11-01T08:00:00.000Z',
    usedAt: '2026-11-02T08:00:00.000Z',
    device: 'Firefox',
    address: '::ffff:10.0.0.7',
    current: false,
  };
  openPerson('sessions', {
    'GET /user/sessions/u7': { data: [session] },
    'POST /user/sessions/end-all/u7': { success: true, ended: 1 },
  });
  expect((await screen.findByText('10.0.0.7')).closest('tr')).toHaveTextContent('Firefox');
  expect(screen.queryByRole('button', { name: 'Reset the second factor' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
  expect(sentRequests.filter(({ method }) => method === 'POST')).toEqual([]);
  const dialog = screen.getByRole('alertdialog', { name: 'Log this user out everywhere?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere' }));
  expect(await screen.findByText('The user is logged out everywhere.')).toBeVisible();
});

const noSessions = { 'GET /user/sessions/u7': { data: [] }, 'GET /user/sessions/admin': { data: [] } };

it('the second factor of staff can be reset; a refusal shows the message of the server', async () => {
  openPerson(
    'sessions',
    { ...noSessions, 'POST /user/second-factor/reset/u7': problemResponse(409, 'x', 'Not now') },
    { person: buildPerson({ type: 3 }) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Reset the second factor' }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reset the second factor' }));
  expect(await screen.findByText('Not now')).toBeVisible();
});

it('nobody resets their own second factor', async () => {
  openPerson('sessions', noSessions, { person: buildPerson({ type: 1, _id: 'admin' }) });
  expect(await screen.findByText('This user is not logged in anywhere.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reset the second factor' })).toBeNull();
});

it('the audit log has who changed what about the account, and what staff changed themselves', async () => {
  const entry = {
    _id: 'a1',
    service: 'identity',
    at: '2026-11-01T08:00:00.000Z',
    actor: 'boss',
    actorName: 'Boss',
    role: 'admin',
    action: 'Suspend',
    targetKind: 'account',
    targetId: 'u7',
    changedFields: 1,
    reason: 'Copied',
    traceId: '',
    network: '10.0.0.1',
  };
  const about = 'GET /audit?page=1&limit=10&service=identity&targetKind=account&targetId=u7';
  const by = 'GET /audit?page=1&limit=10&actor=u7';
  openPerson(
    'audit',
    { [about]: listOf([entry]), [by]: listOf([{ ...entry, _id: 'a2', action: 'PublishCourse' }]) },
    { person: buildPerson({ type: 2 }) },
  );
  const row = (await screen.findByText(/Suspended an account/, { selector: 'td' })).closest('tr');
  expect(row).toHaveTextContent(/01-11-2026.*Boss.*Copied.*1 field.*10\.0\.0\.1/);
  await userEvent.click(screen.getByRole('button', { name: 'Done by this user' }));
  expect(await screen.findByText(/Published or unpublished a course/)).toBeVisible();
});
