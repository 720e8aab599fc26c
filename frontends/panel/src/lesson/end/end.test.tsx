import { buildUser, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { buildCourse, buildLesson, buildOwnedCourse } from '../../testing/samples.ts';
import { LessonEnd } from './LessonEnd.tsx';
import { findLessonAfter } from './lesson-after.ts';

const done = { completed: true, watched: true };
const one = buildLesson({ _id: 'l1', title: 'One' });
const two = buildLesson({ _id: 'l2', title: 'Two' });
const three = buildLesson({ _id: 'l3', title: 'Three' });
const locked = { ...three, src: null };

it.each([
  ['the next one', [one, two, three], one, 'l2'],
  ['the next one that can be played', [one, { ...two, src: null }, three], one, 'l3'],
  ['the first open one after the last', [{ ...one, ...done }, two, three], three, 'l2'],
  ['none when all are done', [{ ...one, ...done }, { ...two, ...done }, three], three, undefined],
  ['none before the purchase', [{ ...one, ...done }, two, locked], two, undefined],
])('the lesson after another is %s', (_, lessons, lesson, id) =>
  expect(findLessonAfter({ lessons, lesson })?._id).toBe(id),
);

const access = { tier: 'gold' as const, startedAt: '', endsAt: '2099-01-01T00:00:00.000Z', active: true };
const open = (
  lessons: (typeof one)[],
  { courses = [] as unknown[], ...change }: Partial<ReturnType<typeof buildCourse>> & { courses?: unknown[] },
) => {
  const video = document.createElement('video');
  video.currentTime = 380;
  const lesson = lessons.at(-1) ?? one;
  const course = buildCourse({ videos: lessons, access, ...change });
  const study = {
    course,
    lessons,
    lesson,
    number: 1,
    previous: undefined,
    next: undefined,
    freeVideo: undefined,
  };
  renderInApp(<LessonEnd study={study} video={video} />, {
    path: '/lesson',
    user: buildUser(),
    api: { 'GET /learning/classroom/u1': { data: courses } },
  });
  return video;
};

it('after the last lesson the first open one is offered, and the lesson can be watched again', async () => {
  const video = open([one, { ...two, ...done }], {});
  expect(screen.getByRole('heading', { name: 'Lesson done' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/lesson?course=c1&lesson=l1');
  const play = jest.spyOn(video, 'play').mockResolvedValue();
  await userEvent.click(screen.getByRole('button', { name: 'Watch again' }));
  expect(video.currentTime).toBe(0);
  expect(play).toHaveBeenCalled();
});

it('after a watched course the card has the application for the certificate', () => {
  open([{ ...one, ...done }], { certificate: null });
  expect(screen.getByRole('button', { name: /^Apply for the certificate/ })).toBeVisible();
});

it('after an application the card has its state', () => {
  open([{ ...one, ...done }], { certificate: 'pending' });
  expect(screen.getByText('Certificate requested')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Apply for the certificate/ })).not.toBeInTheDocument();
});

it('lessons that were only marked are missing for the certificate', () => {
  open(
    [
      { ...one, completed: true },
      { ...two, ...done },
    ],
    {},
  );
  expect(screen.getByText('For the certificate, watch 1 more lesson.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /certificate/ })).not.toBeInTheDocument();
});

it('another course of the student is offered, else all courses', async () => {
  const other = buildOwnedCourse({ _id: 'c2', title: 'Drums' });
  open([{ ...one, ...done }], { courses: [buildOwnedCourse(), other] });
  expect(await screen.findByRole('link', { name: 'Next course: Drums' })).toHaveAttribute(
    'href',
    '/lesson?course=c2&lesson=l2',
  );
});

it('before the purchase the card links to the prices', () => {
  open([{ ...one, ...done }], { access: null });
  expect(screen.getByRole('link', { name: 'See prices' })).toBeInTheDocument();
});
