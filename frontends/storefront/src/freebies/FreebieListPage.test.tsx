import {
  currentUrl,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildFreebie, buildFreebieList } from '../testing/freebie-samples.ts';
import FreebieListPage from './FreebieListPage.tsx';

const chords = buildFreebie({ youtube: 'https://youtu.be/abc123def45', hasDocuments: true });
const faq = buildFreebie({
  _id: 'f2',
  title: 'Before you begin',
  catagory: 'FAQ',
  subtitle: 'x'.repeat(130),
});
const list = buildFreebieList(chords, faq);

it('shows badges and the first 100 characters of the subtitle, in the order of the response', async () => {
  renderInApp(<FreebieListPage />, { path: '/freebies', api: { 'GET /freebies/': list } });
  await screen.findByText(chords.title);
  const [first, second] = screen.getAllByRole('article');
  expect([...(first?.querySelectorAll('.badge') ?? [])].map((badge) => badge.textContent)).toEqual([
    'Video',
    'Guitar',
    'Document',
  ]);
  expect(within(second as HTMLElement).getByText(`${'x'.repeat(100)}…`)).toBeVisible();
  expect(within(second as HTMLElement).queryByText('Video')).toBeNull();
  expect(screen.getByRole('link', { name: faq.title })).toHaveAttribute('href', '/freebies/f2');
  expect(document.title).toContain('Freebies');
});

it('stores the filter in the address and requests it', async () => {
  renderInApp(<FreebieListPage />, {
    path: '/freebies?page=2',
    api: { 'GET /freebies/': list },
  });
  await screen.findByText(chords.title);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All',
    'FAQ',
    'Info',
    'Guitar',
    'Bass Guitar',
    'Drums',
    'Piano & Keyboard',
    'Sound Engineering',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Drums' }));
  await waitFor(() => expect(currentUrl()).toBe('/freebies?catagory=Drums'));
  expect(screen.getByRole('button', { name: 'Drums' })).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(sentRequests.at(-1)?.path).toContain('catagory=Drums'));
  await userEvent.click(screen.getByRole('button', { name: 'All' }));
  await waitFor(() => expect(currentUrl()).toBe('/freebies'));
});

it('shows an empty state with a link', async () => {
  renderInApp(<FreebieListPage />, {
    path: '/freebies?catagory=Info',
    language: 'bn',
    api: { 'GET /freebies/': buildFreebieList() },
  });
  expect(await screen.findByText('এখানে এখনো কিছু নেই।')).toBeVisible();
  expect(screen.getByRole('link', { name: 'সব ফ্রি রিসোর্স' })).toHaveAttribute('href', '/freebies');
  expect(screen.getByRole('button', { name: 'সাধারণ প্রশ্ন' })).toBeVisible();
});

it('offers a retry after an error', async () => {
  let broken = true;
  renderInApp(<FreebieListPage />, {
    path: '/freebies',
    api: { 'GET /freebies/': () => (broken ? problemResponse(400, 'x', 'no') : list) },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(retry);
  expect(await screen.findByText(chords.title)).toBeVisible();
});
