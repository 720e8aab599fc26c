import { buildCourseDetail, screen, sentRequests, userEvent, waitFor, within } from '@sargam/kit/testing';
import { courseUrl, lesson, lessons, openLessons, press, sentBody } from './lesson-test-page.tsx';

beforeEach(() => sessionStorage.clear());

it('renames a lesson in both languages', async () => {
  openLessons({ 'POST /course/status/': { success: true } });
  await screen.findByText('First');
  await press('Rename: First');
  await userEvent.type(screen.getByRole('textbox', { name: 'English' }), ' chord');
  await userEvent.type(screen.getByRole('textbox', { name: 'Bengali' }), 'কর্ড');
  await press('Save');
  expect(await screen.findByText('lesson name updated successfully')).toBeVisible();
  expect(sentBody('/course/status/')).toEqual({
    id: 'l1',
    originalname: 'First chord',
    originalnameBn: 'কর্ড',
  });
});

it('a title of one letter is refused with the specified text', async () => {
  openLessons();
  await screen.findByText('First');
  await press('Rename: First');
  const english = screen.getByRole('textbox', { name: 'English' });
  await userEvent.clear(english);
  await userEvent.type(english, 'A');
  await press('Save');
  await waitFor(() => expect(screen.getAllByText('Please enter a title for the lesson')).toHaveLength(2));
  expect(sentRequests.some(({ method }) => method === 'POST')).toBe(false);
});

it('changes who may watch a lesson, also as a content uploader', async () => {
  openLessons({ 'POST /course/lesson/edit/l1': { success: true } }, lessons, 2);
  await userEvent.selectOptions(await screen.findByLabelText('Status of First'), 'login');
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(sentBody('/course/lesson/edit/l1')).toEqual({ status: 'login' });
});

it('deletes a lesson after a question, and says if it is archived instead', async () => {
  openLessons({ 'DELETE /course/lesson/l2': { success: true, archived: true } });
  await screen.findByText('Second');
  await press('Delete Second');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Second is archived, because students have progress in it.')).toBeVisible();
});

it('archived lessons are apart from the order, and are shown again on request', async () => {
  openLessons({ 'POST /course/lesson/restore/l9': { success: true } }, [
    ...lessons,
    lesson('l9', 'Old', { archived: true }),
  ]);
  await press(await screen.findByRole('button', { name: 'Show again: Old' }).then(() => 'Show again: Old'));
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Move Old up' })).toBeNull();
});

it('a course whose lessons are all archived has no lessons in its order', async () => {
  openLessons({}, [lesson('l9', 'Old', { archived: true })]);
  expect(await screen.findByText('No data found')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Lessons in their order' })).toBeNull();
});

it('lessons that could not be loaded are an error with a retry, not an empty list', async () => {
  openLessons({ [courseUrl]: { ...buildCourseDetail(), videos: undefined } });
  expect(await screen.findByText('This part did not load')).toBeVisible();
  expect(screen.queryByText('No data found')).toBeNull();
});

it('a bundle shows its courses with links to their lessons, and offers no new lessons', async () => {
  const bundle = { ...buildCourseDetail(), bundle: true, bundleCourses: ['c7'], videos: [] };
  openLessons({ [courseUrl]: bundle, 'GET /course/c7/': { ...buildCourseDetail(), title: 'Chords' } });
  const link = await screen.findByRole('link', { name: 'Chords' });
  expect(link).toHaveAttribute('href', '/updatelesson?id=c7');
  expect(screen.queryByText('Add lessons')).toBeNull();
});

it('says which lessons of a published course students do not see as they are', async () => {
  openLessons(
    {},
    [
      lesson('l1', 'First', { draftChange: 'new' }),
      lesson('l2', 'Second', { draftChange: 'changed' }),
      lesson('l3', 'Third', { draftChange: 'removed', archived: true }),
    ],
    1,
    { hasPublishedVersion: true, lessonChanges: 4, lessonsReordered: true },
  );
  expect(await screen.findByText('4 changes of lessons or files are not published yet.')).toBeVisible();
  expect(screen.getByText('The new order of the lessons is not published yet.')).toBeVisible();
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows[0]).toContain('New, not published yet');
  expect(rows[1]).toContain('Changed, not published yet');
  const removed = within(screen.getByRole('region', { name: 'Removed lessons' }));
  expect(removed.getByText('Third')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Archived lessons' })).toBeNull();
});

it.each([
  ['an instructor', 3, true, /An admin decides about this course/],
  ['an instructor, also before the first publication,', 3, false, /An admin decides about this course/],
  ['a content uploader', 2, true, /Its instructor can take it back/],
] as const)('%s changes no lesson while an admin decides', async (_, type, published, text) => {
  const submission = { state: 'waiting', sentAt: null, decidedAt: null, comment: null };
  openLessons({}, lessons, type, { published, submission });
  const title = await screen.findByText('First');
  expect(title.closest('[inert]')).not.toBeNull();
  expect(screen.getByText(text)).toBeVisible();
});
