import { buildUser, problemResponse, renderInApp, screen, within } from '@sargam/kit/testing';
import { buildDropOff, buildTaughtCourse } from '../../testing/teaching-samples.ts';
import InstructorPanelPage from '../InstructorPanelPage.tsx';

const LIST = 'GET /analytics/teaching/i1';
const open = (api: Record<string, unknown> = {}, language: 'en' | 'bn' = 'en', more = '') =>
  renderInApp(<InstructorPanelPage />, {
    path: `/instructorpanel?tab=0${more}`,
    user: buildUser({ type: 3, instructor: 'i1' }),
    language,
    api: {
      [LIST]: {
        data: [buildTaughtCourse(), buildTaughtCourse({ _id: 'c2', title: 'Lead guitar', published: false })],
        total: 2,
      },
      'GET /analytics/drop-off/c1': buildDropOff(),
      'GET /learning/certificates/i1': { data: [], total: 0, more: false, next: null },
      ...api,
    },
  });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);

it('shows courses in every state with sales and the progress of students', async () => {
  open();
  const published = await card('Fingerstyle guitar from zero');
  expect(published.getByText('Published')).toBeInTheDocument();
  for (const [name, value] of [
    ['Sold', '12'],
    ['Your share', '৳8,775.00'],
    ['Students', '11'],
    ['Average progress', '55%'],
    ['Finished', '3'],
  ] as const)
    expect(published.getByText(name).parentElement).toHaveTextContent(value);
  expect((await card('Lead guitar')).getByText('Not published')).toBeInTheDocument();
});

it('opens the lessons of a course', async () => {
  open();
  const published = await card('Fingerstyle guitar from zero');
  expect(published.getByRole('link', { name: /^Lessons of .+: progress$/ })).toHaveAttribute(
    'href',
    '/instructorpanel?tab=0&course=c1',
  );
});

it('shows how many students began and watched each lesson', async () => {
  open({}, 'bn', '&course=c1');
  expect(await screen.findByText('৯ জন শুরু করেছেন, ৮ জন দেখেছেন')).toBeVisible();
  expect(screen.getByText('১১ জন শিক্ষার্থী')).toBeVisible();
  expect(screen.getByRole('link', { name: 'সব কোর্স' })).toHaveAttribute('href', '/instructorpanel?tab=0');
});

it('shows a dash for numbers that are unavailable', async () => {
  const lost = { saleCount: null, earnings: null, students: null, meanProgress: null, finishedCount: null };
  open({ [LIST]: { data: [buildTaughtCourse(lost)], total: 1 } });
  expect((await card('Fingerstyle guitar from zero')).getAllByText('–')).toHaveLength(5);
});

it('says that there are no courses', async () => {
  open({ [LIST]: { data: [], total: 0 } });
  expect(await screen.findByText('You have no courses yet.')).toBeVisible();
});

it('offers a retry after a refusal', async () => {
  open({ [LIST]: problemResponse(403, 'forbidden', 'no') });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
