import {
  buildUser,
  currentUrl,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import UpdateCoursePage from '../courses/UpdateCoursePage.tsx';
import UpdateInstructorPage from '../instructors/UpdateInstructorPage.tsx';
import AuditPage from './AuditPage.tsx';
import { type AuditEntry, fieldChanges, targetPath } from './audit-entry.ts';
import { AuditSection } from './index.ts';

const admin = buildUser({ type: 1 });
const entry: AuditEntry = {
  _id: 'e1',
  service: 'identity',
  at: '2026-11-21T06:00:00.000Z',
  actor: 'a1',
  actorName: 'Rafi',
  role: 'admin',
  action: 'Suspend',
  targetKind: 'account',
  targetId: 'u7',
  changedFields: 2,
  reason: 'Sent advertisements',
  traceId: 't1',
  network: '203.0.113.7',
};
const listOf = (...data: AuditEntry[]) => ({ data, total: data.length, next: null });
const people = {
  'GET /user/type/1': { data: [{ _id: 'a1', name: 'Rafi' }] },
  'GET /user/type/2': { data: [] },
};
const open = (api: Record<string, unknown>, path = '/admin/audit?from=2026-11-01&to=2026-11-30') =>
  renderInApp(<AuditPage />, { path, user: admin, api: { ...people, ...api } });
const auditPath = () => sentRequests.findLast(({ path }) => path.startsWith('/audit'))?.path;

it('lists every field of either side once, with its value before and after', () => {
  expect(fieldChanges({ before: { b: 1, a: 'x' }, after: { a: 'y', c: { d: 1 } } })).toEqual([
    { field: 'a', before: 'x', after: 'y' },
    { field: 'b', before: '1', after: '' },
    { field: 'c', before: '', after: '{"d":1}' },
  ]);
  expect(fieldChanges({ before: null, after: null })).toEqual([]);
});

it('a changed thing links to its screen; a kind without a screen has no link', () => {
  expect(targetPath({ targetKind: 'order', targetId: 'o1' })).toBe('/admin/order/o1');
  expect(targetPath({ targetKind: 'settlement', targetId: 'i1' })).toBe('/admin-instructor-settlement/i1');
  expect(targetPath({ targetKind: 'charge', targetId: 'c1' })).toBeNull();
});

it('shows who changed what, why, when and from where, and the values of an entry that is opened', async () => {
  open({
    'GET /audit': listOf(entry),
    'GET /audit/identity/e1': {
      ...entry,
      before: { suspended: false },
      after: { suspended: true, reason: 'spam' },
    },
  });
  const row = (await screen.findByRole('cell', { name: /Suspended an account/ })).closest(
    'tr',
  ) as HTMLElement;
  expect(row).toHaveTextContent(
    /21-11-2026 12:00 PM.*Rafi.*Account.*u7.*Sent advertisements.*203\.0\.113\.7/,
  );
  expect(sentRequests.map(({ path }) => path)).not.toContain('/audit/identity/e1');
  await userEvent.click(within(row).getByText('2 fields'));
  const changes = await within(row).findByRole('table', { name: 'Before and after' });
  expect(within(changes).getByRole('row', { name: 'suspended false true' })).toBeVisible();
});

it('an entry whose values do not load has a retry', async () => {
  open({
    'GET /audit': listOf(entry),
    'GET /audit/identity/e1': problemResponse(403, 'forbidden', 'Not allowed'),
  });
  await userEvent.click(await screen.findByText('2 fields'));
  expect(await screen.findByText('Not allowed')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('filters by person, area, kind, id, action and dates', async () => {
  open(
    { 'GET /audit': listOf(entry) },
    '/admin/audit?from=2026-11-01&to=2026-11-30&service=identity&targetKind=account&targetId=u7&action=Suspend',
  );
  await screen.findByRole('cell', { name: /Suspended an account/ });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Who' }), 'Rafi');
  await waitFor(() => expect(currentUrl()).toContain('actor=a1'));
  await waitFor(() =>
    expect(auditPath()).toBe(
      '/audit?page=1&limit=20&actor=a1&action=Suspend&service=identity&targetKind=account&targetId=u7&start=01-11-2026&end=30-11-2026',
    ),
  );
});

it('an id is a filter after Enter', async () => {
  open({ 'GET /audit': listOf(entry) });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Id of the thing' }), 'u7{Enter}');
  expect(currentUrl()).toContain('targetId=u7');
});

it('says that older entries need a filter, and lists only pages that the server answers', async () => {
  open({ 'GET /audit': { ...listOf(entry), total: 5_000 } });
  expect(await screen.findByText(/The log has 5,000 entries/)).toBeVisible();
  expect(screen.getByText('1 to 20 of 980')).toBeVisible();
});

it('the action is a filter with its text in Bengali too', async () => {
  renderInApp(<AuditPage />, {
    path: '/admin/audit?from=2026-11-01&to=2026-11-30',
    user: admin,
    language: 'bn',
    api: { ...people, 'GET /audit': listOf(entry) },
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'কাজ' }), 'অ্যাকাউন্ট স্থগিত করেছেন');
  expect(currentUrl()).toContain('action=Suspend');
});

it.each([
  ['a course', <UpdateCoursePage key="course" />, admin, ['course', 'c1']],
  ['an instructor', <UpdateInstructorPage key="instructor" />, admin, ['instructor', 'c1']],
  [
    'a course, for a content uploader,',
    <UpdateCoursePage key="uploader" />,
    buildUser({ type: 2 }),
    undefined,
  ],
])('the page of %s lists its changes for admins only', async (_, page, user, target) => {
  renderInApp(page, {
    path: '/?id=c1',
    user,
    api: {
      'GET /course/c1/': problemResponse(404, 'not-found', ''),
      'GET /instructor/c1/': problemResponse(404, 'not-found', ''),
      'GET /audit': listOf(entry),
    },
  });
  expect(await screen.findByText('No data found')).toBeVisible();
  if (!target) return expect(auditPath()).toBeUndefined();
  expect(await screen.findByRole('cell', { name: /Suspended an account/ })).toBeVisible();
  expect(auditPath()).toBe(`/audit?targetKind=${target[0]}&targetId=${target[1]}&limit=20`);
});

it('shows a refusal with a retry', async () => {
  open({ 'GET /audit': problemResponse(403, 'forbidden', 'Not allowed') });
  expect(await screen.findByText('Not allowed')).toBeVisible();
});

it('the list of one thing has its latest changes and links to all of them', async () => {
  freezeTime('2026-11-22T06:00:00Z');
  renderInApp(<AuditSection targetKind="course" targetId="c1" />, {
    user: admin,
    api: { 'GET /audit': { ...listOf(entry), total: 45 } },
  });
  expect(await screen.findByRole('cell', { name: /Suspended an account/ })).toBeVisible();
  expect(auditPath()).toBe('/audit?targetKind=course&targetId=c1&limit=20');
  expect(screen.getByRole('link', { name: 'Show all changes' })).toHaveAttribute(
    'href',
    '/admin/audit?targetKind=course&targetId=c1&from=2020-01-01&to=2099-12-31',
  );
  jest.useRealTimers();
});
