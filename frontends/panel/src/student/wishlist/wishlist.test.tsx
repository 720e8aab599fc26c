import {
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { buildCourseCard } from '../../testing/samples.ts';
import StudentPanelPage from '../StudentPanelPage.tsx';

const drums = buildCourseCard({ _id: 'c2', title: 'First grooves', catagory: 'Drums' });
const listOf = (...data: unknown[]) => ({ data, total: data.length });
const open = (list: unknown, more: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en') =>
  renderInApp(<StudentPanelPage />, {
    path: '/studentpanel?tab=1',
    user: buildUser(),
    language,
    api: { 'GET /wishlist/u1': list, 'GET /cart/u1': listOf(), ...more },
  });
const posted = (path: string) =>
  sentRequests
    .filter((one) => one.method === 'POST' && one.path === path)
    .map(({ body }) => JSON.parse(body));
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('article') as HTMLElement);
};

describe('the wishlist', () => {
  it('adds a course to the cart', async () => {
    const line = { course: buildCourseCard(), tier: 'standard' };
    open(listOf(buildCourseCard(), drums), { 'POST /cart/': listOf(line) });
    const card = await cardOf('Fingerstyle guitar from zero');
    await userEvent.click(card.getByRole('button', { name: /^Add to cart/ }));
    expect(await screen.findByText('course added to the cart')).toBeInTheDocument();
    expect(posted('/cart/')).toEqual([
      { user: 'u1', course: 'c1', tier: 'standard', price: 1500, validity: 30 },
    ]);
    expect(card.getByRole('link', { name: 'See cart' })).toHaveAttribute('href', '/cart');
  });

  it('removes a course at once and restores it with undo', async () => {
    let list = listOf(buildCourseCard(), drums);
    open(() => list, {
      'POST /wishlist/delete/': () => {
        list = listOf(drums);
        return { success: true, message: '', wishList: ['c2'] };
      },
      'POST /wishlist/': () => {
        list = listOf(buildCourseCard(), drums);
        return { success: true, message: 'Course Added to Wishlist', wishList: ['c1', 'c2'] };
      },
    });
    const card = await cardOf('Fingerstyle guitar from zero');
    await userEvent.click(card.getByRole('button', { name: /^Remove/ }));
    expect(screen.queryByRole('heading', { name: 'Fingerstyle guitar from zero' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Put it back' }));
    expect(await cardOf('Fingerstyle guitar from zero')).toBeTruthy();
    expect(posted('/wishlist/')).toEqual([{ user: 'u1', course: 'c1' }]);
  });

  it('restores a course after a failed removal', async () => {
    open(listOf(drums), { 'POST /wishlist/delete/': problemResponse(503, 'unavailable', 'away') });
    await userEvent.click((await cardOf('First grooves')).getByRole('button', { name: /^Remove/ }));
    expect(await cardOf('First grooves')).toBeTruthy();
    expect(await screen.findByText('Something went wrong. Try again.')).toBeInTheDocument();
  });

  it('marks a course that is no longer sold and offers no purchase', async () => {
    open(listOf(buildCourseCard({ published: false })));
    const card = await cardOf('Fingerstyle guitar from zero');
    expect(card.getByText('No longer sold')).toBeInTheDocument();
    expect(card.queryByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: /^Remove/ })).toBeInTheDocument();
  });

  it('links from an empty list to all courses', async () => {
    open(listOf(), {}, 'bn');
    expect(await screen.findByText('আপনার উইশলিস্ট খালি।')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'কোর্স দেখুন' })).toHaveAttribute('href', '/allcourses');
  });

  it('shows the error of a refusal', async () => {
    open(problemResponse(403, 'forbidden', 'Not yours.'));
    await waitFor(() => expect(screen.getByText('Not yours.')).toBeInTheDocument());
  });
});
