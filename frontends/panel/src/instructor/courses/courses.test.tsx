import { loadRemoteModule } from '@sargam/kit';
import {
  buildUser,
  freezeTime,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  within,
} from '@sargam/kit/testing';
import { buildDropOff, buildTaughtCourse } from '../../testing/teaching-samples.ts';
import InstructorPanelPage from '../InstructorPanelPage.tsx';

jest.mock('@sargam/kit', () => ({
  ...jest.requireActual<object>('@sargam/kit'),
  loadRemoteModule: jest.fn(),
}));

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
      'GET /learning/shared-practice/c1': { data: [], total: 0 },
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
  expect((await card('Lead guitar')).getByText('Draft')).toBeInTheDocument();
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

const sent = (state: 'waiting' | 'changes-asked', comment: string | null = null) => ({
  state,
  sentAt: '2026-11-18T06:00:00.000Z',
  decidedAt: null,
  comment,
});
const openOwn = (course: object, api: Record<string, unknown> = {}) =>
  open({ [LIST]: { data: [buildTaughtCourse({ version: 7, ...course })], total: 1 }, ...api });
const title = 'Fingerstyle guitar from zero';

describe('an own course', () => {
  afterEach(() => jest.useRealTimers());

  it('that is a draft is sent for review', async () => {
    openOwn({ published: false }, { 'POST /course/submission/send/c1': { success: true } });
    await userEvent.click((await card(title)).getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('The course is sent. An admin looks at it.')).toBeVisible();
    expect(sentRequests.find(({ method }) => method === 'POST')?.body).toBe('{"version":7}');
  });

  it('that waits says how long, and is taken back', async () => {
    freezeTime('2026-11-21T06:00:00Z');
    openOwn(
      { published: false, submission: sent('waiting') },
      { 'POST /course/submission/take-back/c1': { success: true } },
    );
    const own = await card(title);
    expect(own.getByText('Waits 3 days for review')).toBeVisible();
    expect(own.queryByRole('button', { name: /^Send/ })).toBeNull();
    await userEvent.click(own.getByRole('button', { name: 'Take back' }));
    expect(await screen.findByText('You can change the course again.')).toBeVisible();
  });

  it('that needs changes shows the comment, and is sent again', async () => {
    openOwn({ published: false, submission: sent('changes-asked', 'More chords') });
    const own = await card(title);
    expect(own.getByText('Comment of the admin: More chords')).toBeVisible();
    expect(own.getByRole('button', { name: 'Send again' })).toBeVisible();
    expect(own.getByRole('link', { name: `Edit ${title}` })).toHaveAttribute(
      'href',
      '/instructorpanel?tab=0&edit=c1',
    );
  });

  it('that is published has something to send only with unsent changes', async () => {
    openOwn({ unsentChanges: true });
    expect((await card(title)).getByRole('button', { name: 'Send changes' })).toBeVisible();
  });

  it('that is not complete says so', async () => {
    openOwn(
      { published: false },
      { 'POST /course/submission/send/c1': problemResponse(422, 'course-has-no-lesson', 'no') },
    );
    await userEvent.click((await card(title)).getByRole('button', { name: 'Send for review' }));
    expect(await screen.findByText('Something is missing. Open the course to see what.')).toBeVisible();
  });

  it('is edited with the editor of the back-office, which is loaded at run time, also by the retry after a failure', async () => {
    jest.spyOn(console, 'error').mockReturnValue();
    const failure = new Error('remote admin did not load');
    jest
      .mocked(loadRemoteModule)
      .mockRejectedValueOnce(failure)
      .mockRejectedValueOnce(failure)
      .mockResolvedValue({
        CourseEditor: ({ courseId }: { courseId?: string }) => <p>editor of {courseId ?? 'a new course'}</p>,
        LessonEditor: ({ courseId }: { courseId: string }) => <p>lessons of {courseId}</p>,
      });
    open({}, 'en', '&edit=c1');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('editor of c1')).toBeVisible();
    expect(loadRemoteModule).toHaveBeenCalledWith('admin', './course-editor');
    expect(screen.getByRole('link', { name: 'All courses' })).toBeVisible();
  });
});

it('shows the practice of the students who share it', async () => {
  const practice = {
    _id: 's1',
    name: 'Mitu R.',
    weekSeconds: 1200,
    last28DaysSeconds: 5400,
    lastDay: '2026-11-21',
  };
  open({ 'GET /learning/shared-practice/c1': { data: [practice], total: 1 } }, 'en', '&course=c1');
  const row = (await screen.findByText('Mitu R.')).closest('tr');
  expect(row).toHaveTextContent(/20 min.*1 h 30 min.*November 21, 2026/);
});
