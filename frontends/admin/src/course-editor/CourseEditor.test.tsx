import {
  buildCourseDetail,
  buildUser,
  problemResponse,
  renderInApp,
  screen,
  sentRequests,
  userEvent,
  waitFor,
  within,
} from '@sargam/kit/testing';
import { installFakeXhr, type SentForm } from '../testing/fake-xhr.ts';
import { CourseEditor } from './index.ts';

const course = buildCourseDetail({
  published: false,
  title: 'Fingerstyle guitar from zero',
  titleBn: 'ফিঙ্গারস্টাইল গিটার',
  topic: ['Thumb', 'Fingers'],
  topicBn: ['বুড়ো আঙুল', ''],
  priceGold: { price: 3000, oldPrice: 4000, validity: 90 },
  documents: [{ _id: 'd1', name: 'chords.pdf', size: 2000, src: null }],
  freeVideos: [{ _id: 'f1', title: 'Tuning', path: 'https://www.youtube.com/watch?v=x' }],
  version: 7,
});
const items = [
  { name: 'title', required: true, done: true },
  { name: 'lesson', required: true, done: false },
  { name: 'banner', required: false, done: false },
];

// The form has many fields: on a busy machine a test takes longer than the default of 5 s.
jest.setTimeout(20_000);

let forms: SentForm[] = [];
beforeEach(() => {
  sessionStorage.clear();
  forms = installFakeXhr(() => ({ status: 200, body: { data: course, notAdded: [] } }));
});

const courseUrl = 'GET /course/c1/?texts=both&revision=draft';
const openSaved = (api: Record<string, unknown> = {}, type: 1 | 2 = 1, some: object = {}) =>
  renderInApp(<CourseEditor courseId="c1" />, {
    path: '/updatecourse?id=c1',
    user: buildUser({ type }),
    api: {
      [courseUrl]: { ...course, ...some },
      'GET /course/c1/checklist': { data: items, ready: false },
      ...api,
    },
  });
const pair = (name: string, language: string) =>
  within(screen.getByRole('group', { name })).getByRole('textbox', { name: language });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('is prefilled in both languages, and sends only what was changed', async () => {
  openSaved();
  expect(await screen.findByDisplayValue('ফিঙ্গারস্টাইল গিটার')).toBeVisible();
  expect(pair('Topics', 'English')).toHaveValue('Thumb\nFingers');
  await userEvent.type(pair('Topics', 'Bengali'), 'আঙুল');
  await userEvent.clear(pair('Title', 'Bengali'));
  await save();
  expect(await screen.findByText('Course Update Successfully!!!')).toBeVisible();
  expect(forms).toEqual([
    {
      url: '/api/v1/course/c1/?revision=draft',
      fields: { topicBn: 'বুড়ো আঙুল;আঙুল', titleBn: '', version: '7' },
    },
  ]);
});

it('the language of teaching is prefilled and can be taken back', async () => {
  openSaved({}, 1, { teachingLanguage: 'bn' });
  const field = await screen.findByLabelText('Language of teaching');
  expect(field).toHaveValue('bn');
  await userEvent.selectOptions(field, 'Not stated');
  await save();
  await waitFor(() => expect(forms[0]?.fields).toEqual({ teachingLanguage: '', version: '7' }));
});

it('the changes of a published course wait in its revision', async () => {
  openSaved({}, 1, { published: true });
  await userEvent.type(await screen.findByDisplayValue(course.title), '!');
  await save();
  await waitFor(() => expect(forms[0]?.url).toBe('/api/v1/course/c1/?revision=draft'));
});

it('shows the discount of each tier as it is typed, and an emptied tier ends', async () => {
  openSaved();
  const gold = within(await screen.findByRole('group', { name: 'Gold' }));
  expect(gold.getByText('25% off')).toBeInTheDocument();
  const price = gold.getByRole('textbox', { name: 'Price' });
  await userEvent.clear(price);
  await userEvent.type(price, '২০০০');
  expect(gold.getByText('50% off')).toBeInTheDocument();
  await userEvent.clear(price);
  // The days are not sent: a price of 0 with days is refused.
  await userEvent.type(gold.getByRole('textbox', { name: /Access/ }), '0');
  await save();
  await waitFor(() => expect(forms[0]?.fields).toEqual({ priceGoldPrice: '0', version: '7' }));
});

it('a refused change keeps the typed text and shows the message of the server', async () => {
  installFakeXhr(() => ({
    status: 409,
    body: { code: 'version-outdated', message: 'Changed by someone else' },
  }));
  openSaved();
  await userEvent.type(await screen.findByDisplayValue(course.title), '!');
  await save();
  expect(await screen.findByText('Changed by someone else')).toBeVisible();
  expect(pair('Title', 'English')).toHaveValue(`${course.title}!`);
});

it('lists what is missing, and an incomplete course cannot be published', async () => {
  openSaved();
  expect(await screen.findByText('A lesson')).toHaveTextContent('A lesson missing');
  expect(screen.getByText('Banner', { selector: 'span' })).toHaveTextContent('Banner recommended');
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
});

it('a complete course is published', async () => {
  openSaved({
    'GET /course/c1/checklist': { data: [], ready: true },
    'GET /course/published/c1': { success: true, data: course },
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled());
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Course published!!!')).toBeVisible();
  expect(sentRequests.map(({ path }) => path)).toContain('/course/published/c1?version=7');
});

it('unpublished changes are published, or discarded after a question', async () => {
  openSaved(
    {
      'POST /course/revision/publish/c1': { success: true, data: course },
      'DELETE /course/revision/c1': { success: true, data: course },
    },
    1,
    { published: true, revisionSavedAt: '2026-11-21T12:42:00.000Z' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Publish changes' }));
  expect(await screen.findByText('Course published!!!')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  const dialog = within(screen.getByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }));
  await waitFor(() =>
    expect(sentRequests.map(({ method, path }) => `${method} ${path}`)).toContain(
      'DELETE /course/revision/c1?version=7',
    ),
  );
});

it('a content uploader sees the prices only, has no bundle and no state, and does not move the course', async () => {
  openSaved({}, 2);
  await screen.findByDisplayValue(course.title);
  for (const price of screen.getAllByRole('textbox', { name: /Price|price/ })) expect(price).toBeDisabled();
  expect(screen.getByText('Only an admin changes prices.')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: /bundle/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  expect(screen.getByDisplayValue('Arif Chowdhury')).toBeDisabled();
});

it('adds a free lesson with title and link, and says when one is missing', async () => {
  openSaved({ 'POST /course/addfreevideos/c1': { success: true } });
  await screen.findByText('Tuning');
  const part = within(screen.getByRole('region', { name: 'Free lessons' }));
  const add = () => userEvent.click(part.getByRole('button', { name: 'Add free lesson' }));
  await userEvent.type(part.getByRole('textbox', { name: 'English' }), 'First chord');
  await add();
  expect((await screen.findAllByText('Please input title and link')).length).toBeGreaterThan(0);
  await userEvent.type(part.getByRole('textbox', { name: 'YouTube link' }), 'https://youtu.be/abc');
  await add();
  expect(await screen.findByText('Course Added Successfully!!!')).toBeVisible();
  const sent = sentRequests.find(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '')).toEqual({
    _id: expect.stringMatching(/^[\w-]{36}$/),
    title: 'First chord',
    titleBn: '',
    path: 'https://youtu.be/abc',
  });
});

it('a failed free lesson shows the specified text', async () => {
  openSaved({ 'POST /course/addfreevideos/c1': problemResponse(500, 'internal', '') });
  await screen.findByText('Tuning');
  const part = within(screen.getByRole('region', { name: 'Free lessons' }));
  await userEvent.type(part.getByRole('textbox', { name: 'English' }), 'First chord');
  await userEvent.type(part.getByRole('textbox', { name: 'YouTube link' }), 'https://youtu.be/abc');
  await userEvent.click(part.getByRole('button', { name: 'Add free lesson' }));
  expect(await screen.findByText('Sorry, something went wrong. Please try again later')).toBeVisible();
});
