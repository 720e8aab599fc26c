import {
  buildUser,
  currentUrl,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { adminsAndUploaders, type Screen } from '../frame/screen.ts';
import { PaletteButton } from './PaletteButton.tsx';

const screens: Screen[] = [
  {
    path: '/adminorderlist',
    element: <i />,
    title: 'admin.menu.orders',
    group: 'orders',
    keywords: 'সব অর্ডার bikri',
  },
  {
    path: '/admin/order/:id',
    element: <i />,
    title: 'admin.menu.order_detail',
    group: 'orders',
    unlisted: true,
  },
  {
    path: '/admincourselist',
    element: <i />,
    title: 'admin.menu.courses',
    group: 'courses',
    allow: adminsAndUploaders,
    keywords: 'কোর্সের তালিকা',
  },
];
const found = {
  users: [{ _id: 'u7', studentId: 'SG-001007', name: 'Tasnim Rahman', email: 't@sargam.test' }],
  orders: [
    {
      _id: '01K0000000000000000ORDER01',
      userName: 'Tasnim',
      userEmail: 't@sargam.test',
      amount: 1,
      paid: true,
      createdAt: '',
    },
  ],
  courses: [{ _id: 'c1', title: 'Guitar from zero' }],
  late: ['courses'],
};

const start = async (options: { language?: 'en' | 'bn'; type?: 1 | 2; path?: string } = {}) => {
  renderInApp(<PaletteButton screens={screens} />, {
    path: options.path ?? '/admin',
    language: options.language ?? 'en',
    user: buildUser({ type: options.type ?? 1 }),
    api: { 'GET /search/admin': found },
  });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox');
};
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

it('opens with Ctrl+K with the focus in the field, and lists the screens of the role', async () => {
  const field = await start({ type: 2 });
  expect(field).toHaveFocus();
  expect(options()).toEqual(['Course list']);
});

it.each([
  ['en', 'all ord', ['All orders']],
  ['en', 'অর্ডার', ['All orders']],
  ['en', 'BIKRI', ['All orders']],
  ['bn', 'সব অর্ডার', ['সব অর্ডার']],
  ['bn', 'admincourselist', ['কোর্সের তালিকা']],
] as const)('in %s, “%s” finds a screen by its title, keyword or path', async (language, typed, expected) => {
  await userEvent.type(await start({ language }), typed);
  const screensGroup = screen.getAllByRole('group')[0] as HTMLElement;
  expect(
    within(screensGroup)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expected);
});

it('finds users, orders and courses on the server after the last key, and names a late part', async () => {
  await userEvent.type(await start(), 'tasnim');
  expect(await screen.findByRole('option', { name: /#0ORDER01.*Tasnim/ })).toHaveAttribute(
    'href',
    '/admin/order/01K0000000000000000ORDER01',
  );
  expect(screen.getByRole('option', { name: /Tasnim Rahman.*SG-001007/ })).toHaveAttribute(
    'href',
    '/viewuser?id=u7',
  );
  expect(screen.getByRole('option', { name: 'Guitar from zero' })).toBeVisible();
  expect(screen.getByText('Courses did not answer in time.')).toBeVisible();
  expect(sentRequests.map(({ path }) => path)).toEqual(['/search/admin?q=tasnim']);
});

it('the arrow keys move in a ring, Enter opens the active option and closes the dialog', async () => {
  await start();
  expect(active()).toBe('All orders');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Course list');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('Course list');
  await userEvent.keyboard('{Enter}');
  expect(currentUrl()).toBe('/admincourselist');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

it('lists the screens that were opened last first', async () => {
  await start({ path: '/admincourselist' });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Recent screens',
    'Screens',
  ]);
  expect(options()).toEqual(['Course list', 'All orders']);
});

it('says that nothing was found', async () => {
  await userEvent.type(await start(), 'x');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});
