import { buildUser, screen, within } from '@sargam/kit/testing';
import { openCoursePage } from '../testing/course-page.tsx';
import { buildCourse, buildCourseDetail, buildLesson } from '../testing/samples.ts';

const captions = [{ language: 'bn', src: null }] as const;
const access = {
  tier: 'gold',
  startedAt: '2026-11-01T00:00:00Z',
  endsAt: '2099-01-01T00:00:00Z',
  active: true,
} as const;

describe('the facts of a course', () => {
  it('name the language of teaching, the captions and the last change', async () => {
    const videos = [buildLesson({ captions: [...captions] }), buildLesson({ _id: 'l2' })];
    openCoursePage({ api: { 'GET /course/c1/': buildCourseDetail({ videos }) } });
    expect(await screen.findByText('Taught in Bengali')).toBeVisible();
    expect(screen.getByText('Captions in some lessons: Bengali')).toBeVisible();
    expect(screen.getByText(/^Updated .*2026/)).toBeVisible();
  });

  it('leave out what is not known', async () => {
    const course = buildCourseDetail({ teachingLanguage: null, updatedAt: null });
    openCoursePage({ api: { 'GET /course/c1/': course } });
    await screen.findByRole('heading', { name: course.title, level: 1 });
    expect(screen.queryByText(/Taught|Captions|Updated/)).toBeNull();
  });
});

describe('the card that stays in view', () => {
  const card = async () => within(await screen.findByRole('complementary', { name: /Access|more time/i }));

  it('lists the tiers with their days and prices', async () => {
    openCoursePage();
    const { getByText } = await card();
    expect(getByText('৳1,500.00')).toBeVisible();
    expect(getByText('90 days')).toBeVisible();
  });

  it('lists the own offers of a student with access, not the list prices', async () => {
    const offer = {
      tier: 'gold',
      kind: 'extension',
      price: 2100,
      tierPrice: 2800,
      oldPrice: 0,
      validity: 90,
      endsAt: '2099-04-01T00:00:00Z',
      saved: 0,
    };
    openCoursePage({
      user: buildUser(),
      api: {
        'GET /course/c1/': buildCourseDetail({ access }),
        'GET /cart/offers/u1/c1': { data: [offer] },
      },
    });
    const own = await screen.findAllByText('৳2,100.00');
    expect(own.length).toBeGreaterThan(0);
    expect(screen.queryByText('৳1,500.00')).toBeNull();
  });
});

it('shows related courses, and no section without them', async () => {
  const related = { data: [buildCourse({ _id: 'c7', title: 'Lead guitar' })], total: 1 };
  openCoursePage({ api: { 'GET /course/c1/related/': related } });
  const section = await screen.findByRole('region', { name: 'Related courses' });
  expect(within(section).getByRole('link', { name: 'Lead guitar' })).toHaveAttribute(
    'href',
    '/courseview?id=c7',
  );
});
