import { loadRemoteModule } from '@sargam/kit';
import { buildUser, renderInApp, screen, userEvent } from '@sargam/kit/testing';
import { buildCourse, buildLesson } from '../../testing/samples.ts';
import { LessonReview } from './LessonReview.tsx';

jest.mock('@sargam/kit', () => ({
  ...jest.requireActual<object>('@sargam/kit'),
  loadRemoteModule: jest.fn(),
}));

const open = (watched: number, access: object | null = {}, user = buildUser()) => {
  const lessons = [1, 2, 3, 4].map((nth) => buildLesson({ _id: `l${nth}`, watched: nth <= watched }));
  const course = { ...buildCourse({ videos: lessons }), access };
  return renderInApp(<LessonReview study={{ course, lessons } as never} />, { user });
};
const button = () => screen.queryByRole('button', { name: 'Your review' });

it('shows an error below the heading of the page if its script does not load', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.mocked(loadRemoteModule).mockRejectedValue(new Error('the script did not load'));
  open(2);
  await userEvent.click(button() as HTMLElement);
  expect(await screen.findByRole('heading', { name: 'This part did not load', level: 3 })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is offered after a third of the lessons, and loaded when it is opened', async () => {
  jest
    .mocked(loadRemoteModule)
    .mockResolvedValue({ OwnReviewPart: ({ course }: { course: string }) => <p>review of {course}</p> });
  open(2);
  expect(loadRemoteModule).not.toHaveBeenCalled();
  await userEvent.click(button() as HTMLElement);
  expect(await screen.findByText('review of c1')).toBeVisible();
  expect(loadRemoteModule).toHaveBeenCalledWith('storefront', './own-review');
  expect(button()).toHaveAttribute('aria-expanded', 'true');
});

it.each([
  ['a student who has watched less', 1, {}, buildUser()],
  ['a student without access', 4, null, buildUser()],
  ['an instructor', 4, {}, buildUser({ type: 3 })],
] as const)('is not offered to %s', (_, watched, access, user) => {
  open(watched, access, user);
  expect(button()).toBeNull();
});
